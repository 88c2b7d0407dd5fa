// The lid of the box.
import { html } from '/static/js/html.js';
import { giAt, lots, pts } from '/static/js/parts.js';

const PYRAMID = [['wizard-face'], ['dragon-head', 'troll'], ['vampire-dracula', 'orc-head', 'centaur'], ['ghost', 'goblin-head', 'dwarf-face', 'fairy']];

/** A wizard and nine creatures, the ritual above the burning mountain. @param {string} id names what is drawn once and used again @param {string} title its last word stands large */
export function lid(id, title) {
  const [, small, large] = /^(.*) (\S+)$/.exec(title) ?? ['', '', title];
  const r = lots(12);
  /** @param {number} level @param {number} i @returns {[number, number]} */
  const at = (level, i) => [120 + (i - level / 2) * 37, 38 + level * 41];
  const bonds = PYRAMID.slice(1).flatMap((row, level) => row.flatMap((_, i) => [i - 1, i].filter(k => k >= 0 && k <= level).map(k => `M${at(level, k).join(' ')}L${at(level + 1, i).join(' ')}`)));
  const sparks = Array.from({ length: 46 }, () => { const x = 120 + (r() - 0.5) * 190, y = 30 + r() * 150, z = 1 + r() * 2.2; return html`<polygon points=${pts([[x, y - z * 1.6], [x + z, y], [x, y + z * 1.6], [x - z, y]])} fill="#ffd98a" opacity=${(0.3 + r() * 0.6).toFixed(2)} />`; });
  return html`<defs><linearGradient id=${id} x2="0" y2="1"><stop stop-color="#1b0a17" /><stop offset=".34" stop-color="#6a1722" /><stop offset=".56" stop-color="#d4481c" /><stop offset=".72" stop-color="#f6a43a" /></linearGradient>
    <radialGradient id=${`${id}g`} cx=".5" cy=".5" r=".5"><stop stop-color="#fff2b8" /><stop offset=".3" stop-color="#ffc355" stop-opacity=".9" /><stop offset="1" stop-color="#ff8a2b" stop-opacity="0" /></radialGradient>
    <linearGradient id=${`${id}t`} x2="0" y2="1"><stop stop-color="#12050a" stop-opacity="0" /><stop offset=".3" stop-color="#12050a" stop-opacity=".86" /><stop offset="1" stop-color="#12050a" stop-opacity=".95" /></linearGradient></defs>
    <rect width="240" height="320" fill=${`url(#${id})`} />
    ${Array.from({ length: 9 }, (_, i) => html`<path d=${`M${i * 4 - 20} ${70 + i * 14}Q${(60 + r() * 40).toFixed(1)} ${(50 + i * 15 + r() * 12).toFixed(1)} 120 ${74 + i * 13}T260 ${64 + i * 15}`} stroke="#ffb347" stroke-opacity=${(0.05 + i * 0.012).toFixed(3)} stroke-width="7" fill="none" />`)}
    <circle cx="120" cy="176" r="112" fill=${`url(#${id}g)`} />
    <polygon points="-30,330 96,186 112,192 124,186 132,192 146,185 270,330" fill="#2b0d10" /><polygon points="120,192 132,192 146,185 270,330 150,330" fill="#1a070b" /><polygon points="-30,330 60,228 78,246 40,330" fill="#3a1214" /><polygon points="96,186 112,192 104,214 88,224 74,212" fill="#4a1917" />
    <path d="M104 190l8 2 12-5 8 5 8-4-6 16 4 16-9 14 6 24-12 22 2 60h-14l4-52-12-26 9-20-10-16 5-18z" fill="#ff7a1f" /><path d="M112 192l10-4 7 5-4 18 3 18-8 14 5 22-10 26 1 40h-6l3-44-9-26 8-20-7-16 6-16z" fill="#ffd35c" />
    ${sparks}<path d=${bonds.join('')} fill="none" stroke="#ffe2a0" stroke-width="1.2" opacity=".8" />
    ${PYRAMID.flatMap((row, level) => row.map((name, i) => { const [x, y] = at(level, i), size = level ? 15 : 18, ink = level ? '#ffe7b3' : '#3a0f12'; return html`<polygon points=${pts([[x, y - size * 1.2], [x + size, y], [x, y + size * 1.2], [x - size, y]])} fill=${level ? '#2a0c14' : '#ffdf94'} stroke="#ffdf94" stroke-width="1.4" />${giAt(name, x, y, level ? 17 : 21, { color: ink, fill: ink })}`; }))}
    <rect y="238" width="240" height="82" fill=${`url(#${id}t)`} /><text x="120" y="270" class="lid-small" fill="#fff0cf">${small}</text><text x="120" y="305" class="lid-large" font-size="40" fill="#fff0cf">${large}</text>`;
}
