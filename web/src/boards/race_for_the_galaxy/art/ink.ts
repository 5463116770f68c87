// Pens shared by all drawings. Everything is centred on (74, 66) of a card 120 wide.
export const INK = '#0c0820';
export const VIOLET = '#6a58b0';
export const GOLD = '#f0b94a';
export const CORAL = '#ff9a7a';
export const STEEL = '#d9d3e6';
export const HUES = { novelty: '#35a7d6', rare: '#c07a3e', genes: '#5fb35a', alien: '#e8c53a' };

/** For developments: light strokes on violet. */
export const line = (body: string) =>
  `<g stroke="#efe9ff" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
/** For worlds: filled shapes with a thin dark edge. */
export const solid = (body: string) => `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round">${body}</g>`;
export const path = (d: string, fill = 'none', stroke = '') =>
  `<path d="${d}" fill="${fill}"${stroke && ` stroke="${stroke}"`}/>`;
export const dot = (x: number, y: number, r: number, fill: string, stroke = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${stroke && ` stroke="${stroke}"`}/>`;
export const at = (x: number, y: number, k: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${body}</g>`;

export const bot = (x: number, y: number, k: number, fill = VIOLET) =>
  at(
    x,
    y,
    k,
    `<rect x="-10" y="-8" width="20" height="16" rx="4" fill="${fill}"/><path d="M0-8v-6"/><g fill="${GOLD}" stroke="none"><circle cy="-16" r="2.6"/><circle cx="-4" r="2.4"/><circle cx="4" r="2.4"/></g>`,
  );
