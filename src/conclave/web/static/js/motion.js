// Pieces are seen to move to where they go.
import { useLayoutEffect, useRef } from './html.js';
import { moves } from './settings.js';

/**
 * @typedef {{thing: HTMLElement | SVGElement, x: number, y: number, w: number}} Spot
 */
const MANY = 40, FEW = 12;
/** So far one may see a piece go; what is farther has more likely been drawn anew. */
const FAR = 1700;

/** Where everything with a name is: by data-flight, else data-piece. @param {Element} root @returns {Map<string, Spot[]>} */
function spots(root) {
  /** @type {Map<string, Spot[]>} */
  const found = new Map();
  for (const thing of /** @type {NodeListOf<HTMLElement | SVGElement>} */ (root.querySelectorAll('[data-flight], [data-piece]'))) {
    const { left, top, width } = thing.getBoundingClientRect();
    if (!width) continue;
    const id = thing.dataset.flight ?? thing.dataset.piece ?? '';
    const list = found.get(id) ?? [];
    list.push({ thing, x: left + scrollX, y: top + scrollY, w: width });
    found.set(id, list);
  }
  return found;
}
const apart = (/** @type {Spot} */ a, /** @type {Spot} */ b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Which things have come to a new place, and from where: the nearest place that one of the same name has left, else one where
 * such things lie in store. @param {Map<string, Spot[]>} before @param {Map<string, Spot[]>} after */
export function journeys(before, after) {
  /** @type {{to: Spot, from: Spot}[]} */
  const found = [];
  for (const [id, now] of after) {
    const was = before.get(id) ?? [];
    if (!was.length) continue;
    const stayed = new Set(was.filter(a => now.some(b => apart(a, b) < 6)));
    const left = was.filter(a => !stayed.has(a));
    const come = now.filter(b => !was.some(a => apart(a, b) < 6));
    for (const to of come) {
      const from = left.sort((a, b) => apart(a, to) - apart(b, to)).shift() ?? (come.length <= 2 ? was[0] : undefined);
      if (from && apart(from, to) <= FAR) found.push({ to, from });
    }
  }
  return found;
}

/** Lets what changed its place with a move travel there; without motion the new place is ringed for a moment. Called by a page
 * while it is drawn anew: what one sees is still the old position then.
 * @param {string} scene things fly only within a scene @param {number | undefined} ply */
export function useFlights(scene, ply) {
  const last = useRef(/** @type {{scene: string, ply: number | undefined}} */ ({ scene: '', ply: undefined }));
  const before = useRef(/** @type {Map<string, Spot[]> | null} */ (null));
  const page = () => document.querySelector('main');
  const moved = last.current.scene === scene && last.current.ply !== ply;
  if (moved && !before.current) { const old = page(); before.current = old && spots(old); }
  useLayoutEffect(() => {
    const old = before.current, now = page();
    last.current = { scene, ply };
    before.current = null;
    if (!old || !now) return;
    const going = journeys(old, spots(now));
    if (going.length > MANY) return;
    for (const { to, from } of going) {
      if (moves()) {
        const scale = (to.thing instanceof SVGGraphicsElement && to.thing.ownerSVGElement && to.thing.getScreenCTM()?.a) || 1;
        const dx = (from.x - to.x) / scale, dy = (from.y - to.y) / scale, arc = Math.min(40, Math.hypot(dx, dy) * 0.12);
        to.thing.animate([{ translate: `${dx}px ${dy}px` }, { translate: `${dx / 2}px ${dy / 2 - arc}px`, offset: 0.5 }, { translate: '0 0' }], { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' });
      } else if (going.length <= FEW) {
        to.thing.classList.add('arrived');
        setTimeout(() => to.thing.classList.remove('arrived'), 1000);
      }
    }
  }, [scene, ply]);
}
