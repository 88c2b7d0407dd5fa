// A map one looks at: drag it, zoom by wheel, pinch, buttons or keys; arrow keys go from place to place, and the map follows.
import { html, useEffect, useLayoutEffect, useRef, useState } from './html.js';
import { SIGN, gi, sh } from './parts.js';
import { t } from './words.js';

/**
 * @typedef {[number, number]} Point
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{k: number, x: number, y: number}} Camera how much larger than the whole, and the point in the middle
 */
const MOST = 4, STEP = 1.35, SLACK = 6;
const ARROWS = /** @type {Record<string, Point>} */ ({ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] });

/** The nearest place in a direction: rather straight ahead than near. Sideways one keeps to a row, where the places are set off
 * against each other. @param {Map<string, Point>} places @param {string} from @param {Point} to @param {Point} keep */
export function toward(places, from, [dx, dy], keep) {
  const here = places.get(from);
  if (!here) return null;
  let best = null, least = Infinity;
  for (const [id, [x, y]] of places) {
    const ahead = (x - here[0]) * dx + (y - here[1]) * dy;
    const aside = Math.abs((x - here[0]) * dy + (y - here[1]) * dx), off = Math.abs((x - keep[0]) * dy + (y - keep[1]) * dx);
    if (id === from || ahead < 1 || aside > ahead * 1.8) continue;
    const far = ahead + 2 * aside + off / 2;
    if (far < least) { least = far; best = id; }
  }
  return best;
}

/** What is seen of a box by a camera in a frame of this size; the map never leaves its frame. @param {Box} box @param {{w: number, h: number}} size @param {Camera} camera */
function seen(box, size, { k, x, y }) {
  const scale = Math.min(size.w / box.w, size.h / box.h) * k || 1;
  const w = size.w / scale, h = size.h / scale;
  const hold = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ whole, /** @type {number} */ part) => (part >= whole ? low + whole / 2 : Math.min(low + whole - part / 2, Math.max(low + part / 2, at)));
  const cx = hold(x, box.x, box.w, w), cy = hold(y, box.y, box.h, h);
  return { x: cx - w / 2, y: cy - h / 2, w, h, scale, cx, cy };
}

/**
 * `places` are the points that arrow keys lead to, by name; the element of a place gets the attributes that `children` is given a
 * function for. `over` draws page elements over the map: its argument turns a point of the map into one of the frame.
 * @param {{
 *   box: Box, label: string, places: Map<string, Point>, home: string, cls?: string, zoom?: boolean,
 *   children?: any, draw: (place: (id: string) => Record<string, any>) => any, over?: (at: (point: Point) => Point, size: {w: number, h: number}) => any,
 * }} given
 */
export function MapView({ box, label, places, home, cls = '', zoom = true, draw, over }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState({ w: 0, h: 0 });
  const [camera, setCamera] = useState(/** @type {Camera} */ ({ k: 1, x: 0, y: 0 }));
  const [current, setCurrent] = useState(home);
  const keep = useRef(/** @type {Point} */ ([0, 0]));
  const pointers = useRef(/** @type {Map<number, {x: number, y: number}>} */ (new Map()));
  const drag = useRef(/** @type {{x: number, y: number, moved: boolean, wide: number} | null} */ (null));
  const view = seen(box, size.w ? size : { w: box.w, h: box.h }, camera);
  const now = useRef({ view, box, size, camera });
  now.current = { view, box, size, camera };

  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const measure = () => setSize(old => (old.w === node.clientWidth && old.h === node.clientHeight ? old : { w: node.clientWidth, h: node.clientHeight }));
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    measure();
    return () => watch.disconnect();
  }, []);
  useEffect(() => { if (!frame.current?.contains(document.activeElement)) setCurrent(home); }, [home]);

  /** How much larger the window shows the frame than it was laid out: a page may shrink its board. */
  const drawn = () => { const node = frame.current; return (node && node.getBoundingClientRect().width / node.clientWidth) || 1; };
  /** Zooms about a point of the window, or about the middle. @param {number} by @param {{x: number, y: number}} [about] */
  const zoomBy = (by, about) => {
    const { view: v, camera: c } = now.current;
    const k = Math.min(MOST, Math.max(1, c.k * by)), ratio = c.k / k, rim = frame.current?.getBoundingClientRect();
    const on = v.scale * drawn();
    const px = about && rim ? v.x + (about.x - rim.left) / on : v.cx, py = about && rim ? v.y + (about.y - rim.top) / on : v.cy;
    setCamera({ k, x: px + (v.cx - px) * ratio, y: py + (v.cy - py) * ratio });
  };
  const panBy = (/** @type {number} */ dx, /** @type {number} */ dy) => {
    const { view: v, camera: c } = now.current, on = v.scale * drawn();
    setCamera({ k: c.k, x: v.cx - dx / on, y: v.cy - dy / on });
  };

  // The wheel must not scroll the page while it zooms, and a listener that may say so is not passive.
  useEffect(() => {
    const node = frame.current;
    if (!node || !zoom) return undefined;
    const wheel = (/** @type {WheelEvent} */ event) => { event.preventDefault(); zoomBy(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY }); };
    node.addEventListener('wheel', wheel, { passive: false });
    return () => node.removeEventListener('wheel', wheel);
  }, [zoom]);

  const fingers = () => [...pointers.current.values()];
  const spread = () => { const [a, b] = fingers(); return Math.hypot(a.x - b.x, a.y - b.y); };
  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button || /** @type {Element} */ (event.target).closest('.mapzoom')) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    drag.current = { x: event.clientX, y: event.clientY, moved: false, wide: pointers.current.size === 2 ? spread() : 0 };
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const held = drag.current, last = pointers.current.get(event.pointerId);
    if (!held || !last || !zoom) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 2) {
      const wide = spread(), [a, b] = fingers();
      held.moved = true;
      if (held.wide) zoomBy(wide / held.wide, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      held.wide = wide;
      return;
    }
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
    if (!held.moved) { held.moved = true; frame.current?.setPointerCapture(event.pointerId); }
    panBy(event.clientX - last.x, event.clientY - last.y);
  };
  const up = (/** @type {PointerEvent} */ event) => { pointers.current.delete(event.pointerId); if (drag.current) drag.current.wide = 0; };
  /** A drag is no click. @param {Event} event */
  const click = event => { if (drag.current?.moved) { event.stopPropagation(); event.preventDefault(); } drag.current = null; };

  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (zoom && (event.key === '+' || event.key === '=')) zoomBy(STEP);
    else if (zoom && (event.key === '-' || event.key === '_')) zoomBy(1 / STEP);
    else if (zoom && event.key === '0') setCamera({ k: 1, x: 0, y: 0 });
    else {
      const to = ARROWS[event.key];
      if (!to) return;
      const here = places.get(current) ?? [0, 0];
      if (event.shiftKey) panBy(-60 * to[0], -60 * to[1]);
      else {
        const next = toward(places, current, to, to[0] ? [here[0], keep.current[1]] : here);
        if (next) {
          if (to[1]) keep.current = places.get(next) ?? here;
          setCurrent(next);
          /** @type {HTMLElement | null | undefined} */ (frame.current?.querySelector(`[data-spot="${next}"]`))?.focus({ preventScroll: true });
        }
      }
    }
    event.preventDefault();
  };
  /** The place that has the focus is the one that Tab comes back to, and it is in sight. @param {FocusEvent} event */
  const focus = event => {
    const id = /** @type {Element} */ (event.target).closest('[data-spot]')?.getAttribute('data-spot');
    const at = id && places.get(id);
    if (!at) return;
    if (id !== current) { setCurrent(id); keep.current = at; }
    const { view: v, camera: c } = now.current;
    const rim = Math.min(v.w, v.h) * 0.12;
    if (at[0] < v.x + rim || at[0] > v.x + v.w - rim || at[1] < v.y + rim || at[1] > v.y + v.h - rim) setCamera({ k: c.k, x: at[0], y: at[1] });
  };

  const here = places.has(current) ? current : home;
  const place = (/** @type {string} */ id) => ({ 'data-spot': id, tabindex: id === here ? 0 : -1 });
  const at = (/** @type {Point} */ [x, y]) => /** @type {Point} */ ([(x - view.x) * view.scale, (y - view.y) * view.scale]);
  return html`<div class="mapview ${cls} ${camera.k > 1 ? 'near' : ''}" ref=${frame} onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up} onClickCapture=${click} onKeyDown=${key} onFocusIn=${focus}>
    <svg viewBox=${[view.x, view.y, view.w, view.h].map(n => n.toFixed(1)).join(' ')} role="application" aria-label=${label}>${draw(place)}</svg>
    ${over?.(at, size)}${zoom && html`<div class="mapzoom" role="group" aria-label=${t('zoom')}><button type="button" class="btn" aria-label=${t('zoom-in')} onClick=${() => zoomBy(STEP)}>${sh(SIGN.plus)}</button><button type="button" class="btn" aria-label=${t('zoom-out')} onClick=${() => zoomBy(1 / STEP)}>${sh(SIGN.minus)}</button><button type="button" class="btn" aria-label=${t('zoom-fit')} onClick=${() => setCamera({ k: 1, x: 0, y: 0 })}>${gi('expand')}</button></div>`}</div>`;
}
