// Our own drawings for the cards: a planet and what makes it itself, or a sign in a diamond. Everything is drawn
// around the point (74, 66) of a card that is 120 wide. What a card has no drawing for follows from its facts.
import { slug, type Card } from './picture';

const INK = '#0c0820';
const [X, Y, R] = [74, 66, 33];
const PALETTE: Record<string, [string, string, string]> = {
  novelty: ['#35a7d6', '#8fd3ee', '#1f6f96'],
  rare: ['#c07a3e', '#e8b27c', '#875025'],
  genes: ['#5fb35a', '#a6dc95', '#39793a'],
  alien: ['#e8c53a', '#fbe890', '#a8861a'],
  none: ['#a9a1c6', '#d3cde4', '#756c99'],
  blue: ['#3f86a8', '#e8b27c', '#2a5f7a'],
  rose: ['#c98bd0', '#eac3ee', '#8f5a97'],
  red: ['#b0585a', '#d99a8f', '#7d3336'],
  grey: ['#8a84a0', '#b9b3c9', '#6c6684'],
};

function seeded(text: string): () => number {
  let s = 7;
  for (const letter of text) s = Math.imul(s ^ letter.charCodeAt(0), 2654435761) >>> 0;
  return () => {
    s = Math.imul(s ^ (s >>> 15), s | 1);
    s ^= s + Math.imul(s ^ (s >>> 7), s | 61);
    return ((s ^ (s >>> 14)) >>> 0) / 4294967296;
  };
}

type Colours = [string, string, string];

const surfaces: Record<string, (c: Colours, chance: () => number) => string> = {
  land: ([, light]) =>
    `<path d="M44 56c10-16 23-13 30-3s16 0 16 10-16 7-20 16-20 7-23-3-10-10-3-20zM84 82c7-7 16-3 23 0v33H74z" fill="${light}" stroke="${INK}" stroke-width="1.1"/>`,
  bands: ([, light]) =>
    [-18, -2, 15].map((k, i) => `<path d="M41 ${Y + k}q33 8 66 0v8q-33 8-66 0z" fill="${light}" opacity="${0.9 - i * 0.15}"/>`).join(''),
  craters: ([, , dark], chance) =>
    Array.from({ length: 7 }, () => {
      const [angle, far, size] = [chance() * 6.28, chance() * R * 0.8, R * (0.08 + chance() * 0.14)];
      return `<circle cx="${(X + Math.cos(angle) * far).toFixed(1)}" cy="${(Y + Math.sin(angle) * far).toFixed(1)}" r="${size.toFixed(1)}" fill="${dark}" stroke="${INK}" stroke-width=".9"/>`;
    }).join(''),
  facets: ([main, light, dark]) =>
    `<path d="M74 33 54 63l20 13 20-13zM54 63 41 86l33-10zM94 63l13 23-33-10z" fill="${main}" stroke="${INK}" stroke-width="1.1"/><path d="M74 33 54 63l20 13z" fill="${light}" stroke="${INK}"/><path d="M74 76v23" stroke="${dark}" stroke-width="2"/>`,
  waves: ([, light]) =>
    [52, 64, 76, 88].map((y) => `<path d="M40 ${y}q8-6 17 0t17 0 17 0 17 0" fill="none" stroke="${light}" stroke-width="3"/>`).join(''),
  cracks: ([, , dark]) =>
    `<path d="M60 34l8 18-10 12 14 12-6 22M92 44l-10 14 12 10-6 20" fill="none" stroke="${dark}" stroke-width="3"/><path d="M74 66l12 6 4 14" fill="none" stroke="#ff8a4a" stroke-width="2"/>`,
};

function planet(id: string, colours: Colours, surface: string, chance: () => number): string {
  return (
    `<clipPath id="${id}"><circle cx="${X}" cy="${Y}" r="${R}"/></clipPath><circle cx="${X}" cy="${Y}" r="${R}" fill="${colours[0]}"/>` +
    `<g clip-path="url(#${id})">${surfaces[surface]!(colours, chance)}<path d="M82 31a35 35 0 0 1 0 70h33V31z" fill="${INK}" opacity=".26"/></g>` +
    `<circle cx="${X}" cy="${Y}" r="${R}" fill="none" stroke="${INK}" stroke-width="1.8"/>`
  );
}

const bot = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><rect x="-10" y="-8" width="20" height="16" rx="4" fill="#6a58b0"/><path d="M0-8v-6"/><g fill="#f0b94a" stroke="#f0b94a"><circle cy="-16" r="1.8"/><circle cx="-4" r="1.6"/><circle cx="4" r="1.6"/></g></g>`;
const line = (body: string) => `<g stroke="#efe9ff" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
const solid = (body: string) => `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round">${body}</g>`;

const motifs: Record<string, string> = {
  fort: solid('<path d="M56 62V46l4-4h26l4 4v16z" fill="#d9d3e6"/><path d="M62 42v-8h8v8M78 42v-8h8v8" fill="#b9b3c9"/><path d="M74 42V20l16 5-16 6" fill="#d9512c"/><path d="M68 62v-8h10v8z" fill="#0c0820"/>'),
  shield: solid('<path d="M74 38l18 6v16c0 14-8 22-18 28-10-6-18-14-18-28V44z" fill="#d9512c"/><path d="M64 70l10-20 10 20M68 62h12" stroke="#fffaf0" stroke-width="3" fill="none"/>'),
  slashes: '<path d="M52 46l40 34M58 38l40 34M46 56l38 32" stroke="#c23a22" stroke-width="4" stroke-linecap="round"/>',
  pick: '<path d="M56 88l22-22M90 88 68 66M74 58q12-2 16 10M72 58q-12-2-16 10" stroke="#e9e2f5" stroke-width="3.4" fill="none" stroke-linecap="round"/>',
  mask: `<path d="M56 62h36l-4 12H78l-4-5-4 5H60z" fill="${INK}"/><path d="M62 65h8M78 65h8" stroke="#f0b94a" stroke-width="2.2"/>`,
  bars: [50, 62, 74, 86, 98].map((x) => `<path d="M${x} 40v52" stroke="${INK}" stroke-width="3"/>`).join('') + `<path d="M42 56h64M42 80h64" stroke="${INK}" stroke-width="2"/>`,
  paw: '<g fill="#1d4a22"><ellipse cx="73" cy="76" rx="9" ry="7"/><circle cx="61" cy="67" r="3.6"/><circle cx="68" cy="61" r="3.8"/><circle cx="77" cy="61" r="3.8"/><circle cx="85" cy="67" r="3.6"/></g>',
  bird: solid('<path d="M50 62c10-14 18-10 24 0 6-10 14-14 24 0-10-3-16 0-20 10h-8c-4-10-10-13-20-10z" fill="#eaf6dd"/>'),
  lizard: solid('<path d="M54 80c0-22 14-30 28-26 12 4 14 16 4 18-8 2-8-8-2-8-8-4-18 2-18 12 0 10 10 14 24 10-8 10-36 12-36-6z" fill="#2f6b34"/><circle cx="82" cy="58" r="1.6" fill="#fff"/>'),
  fish: solid('<path d="M50 66c8-12 26-14 36-2l10-8v20l-10-8c-10 12-28 10-36-2z" fill="#8fd3ee"/><circle cx="60" cy="64" r="2" fill="#0c0820"/>'),
  pyramid: solid('<path d="M50 90l24-54 24 54z" fill="#e8c53a"/><path d="M61 90l13-30 13 30z" fill="#3a2f12"/><circle cx="74" cy="52" r="4" fill="#fff9dc"/>'),
  slab: solid('<path d="M58 40h32v50H58z" fill="#fbe890"/><path d="M64 48h20M64 55h8m4 0h8M64 62h14M64 69h6m4 0h10M64 76h16" stroke="#6b5a2a" stroke-width="2.2"/>'),
  dome: solid('<path d="M52 86a22 22 0 0 1 44 0z" fill="#eaf7fd" fill-opacity=".85"/><path d="M74 64v22M62 68v18M86 68v18" stroke-width="1"/>'),
  ship: solid('<path d="M44 72 92 46l12 4-8 10-44 18z" fill="#d9d3e6"/><path d="M70 60l-6-14 12 6zM74 70l4 14 8-16z" fill="#7b5fd0"/><path d="M40 76l10-2" stroke="#ff9a7a" stroke-width="3"/>'),
  rockets: line('<path d="M74 40c8 6 10 16 8 28H66c-2-12 0-22 8-28z" fill="#6a58b0"/><path d="M66 60l-8 10v8l8-6M82 60l8 10v8l-8-6"/><circle cx="74" cy="56" r="3" fill="#f0b94a" stroke="#f0b94a"/><path d="M70 76l-2 8M74 76v10M78 76l2 8" stroke="#ff9a7a"/>'),
  rocks: solid('<path d="M50 72l10-12 16 2 8 14-10 14-18-2z" fill="#c07a3e"/><path d="M84 40l14 2 4 12-12 8-10-8z" fill="#e8b27c"/><path d="M50 42l8-2 4 8-8 4z" fill="#e8b27c"/><path d="M98 80l8 2 0 9-9 1z" fill="#875025"/>'),
  comet: '<path d="M88 50 30 100M84 44 34 80M92 58 48 104" stroke="#8fd3ee" stroke-width="3" stroke-linecap="round" opacity=".7"/><circle cx="92" cy="46" r="14" fill="#c07a3e" stroke="#0c0820" stroke-width="1.8"/>',
  station: solid('<ellipse cx="74" cy="66" rx="38" ry="13" fill="none" stroke="#d9d3e6" stroke-width="5"/><path d="M66 40h16l4 14-4 28H66l-4-28z" fill="#7b5fd0"/><circle cx="74" cy="60" r="5" fill="#f0b94a"/>'),
  ring: `<path d="M28 78c22 15 82-6 92-29" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M28 78c22 15 82-6 92-29" fill="none" stroke="#f6d98a" stroke-width="4.4" stroke-linecap="round"/>`,
  sparkle: '<g fill="#fff3cf"><path d="M52 40l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM98 82l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/></g>',
  moon: `<circle cx="106" cy="38" r="8" fill="#d9d3e6" stroke="${INK}" stroke-width="1.4"/>`,
  cave: `<path d="M58 90c0-18 8-27 17-27s18 9 16 27z" fill="${INK}"/><path d="M66 90c0-11 4-17 10-17s10 6 9 17z" fill="#f0b94a"/>`,
  eye: solid('<path d="M48 66c10-16 42-16 52 0-10 16-42 16-52 0z" fill="#fff"/><circle cx="74" cy="66" r="9" fill="#7b5fd0"/><circle cx="74" cy="66" r="4" fill="#0c0820"/>'),
  palm: solid('<path d="M74 92c0-16 2-24 6-34" fill="none" stroke="#875025" stroke-width="4"/><path d="M80 58c-14-10-22-6-26 4 10-4 18-4 26-4zm0 0c2-14 12-18 22-10-10 0-16 4-22 10zm0 0c10-4 20 0 22 10-8-6-14-8-22-10z" fill="#5fb35a"/>'),
  dice: solid('<rect x="56" y="52" width="26" height="26" rx="5" fill="#fffaf0" transform="rotate(-12 69 65)"/><rect x="76" y="66" width="22" height="22" rx="4" fill="#f0b94a" transform="rotate(14 87 77)"/><g fill="#0c0820" stroke="none"><circle cx="63" cy="61" r="2.4"/><circle cx="69" cy="66" r="2.4"/><circle cx="76" cy="69" r="2.4"/><circle cx="87" cy="77" r="2.4"/></g>'),
  hazard: solid('<path d="M74 42l26 44H48z" fill="#f0b94a"/><path d="M74 58v14M74 77v3" stroke-width="4" stroke-linecap="round"/>'),
  swirl: '<path d="M74 66c0-6 8-6 8 0 0 10-18 10-18-2 0-16 30-16 30 4 0 20-42 22-42-4" fill="none" stroke="#fff3cf" stroke-width="4" stroke-linecap="round"/>',
  brush: solid('<path d="M58 88c6-2 4-10 12-12l6 6c-2 8-12 8-18 6zM72 74l22-30 6 6-24 28z" fill="#f0b94a"/>'),
  stall: line('<path d="M52 60h44l-4-12H56z" fill="#6a58b0"/><path d="M52 60c0 6 8 6 9 0 1 6 8 6 9 0 1 6 8 6 9 0 1 6 8 6 9 0 1 6 8 6 8 0M56 66v16h36V66"/><path d="M70 82V72h8v10" stroke="#f0b94a"/>'),
  bridge: line('<path d="M48 76h52M52 76V62h44v14M58 76a8 8 0 0 1 16 0M76 76a8 8 0 0 1 16 0"/><path d="M74 62V46M66 52l8-8 8 8" stroke="#f0b94a"/>'),
  drill: line(bot(74, 54, 1) + '<path d="M64 64l-4 10M84 64l4 10"/><path d="M66 78h16l-8 14z" fill="#f0b94a" stroke="#f0b94a"/>'),
  bots: line(bot(74, 50, 0.9) + bot(60, 74, 0.8) + bot(88, 74, 0.8)),
  bot: line(bot(74, 66, 1.4)),
  wheel: line('<circle cx="74" cy="64" r="14"/><path d="M74 44v6M74 78v6M54 64h6M88 64h6M60 50l4 4M84 74l4 4M60 78l4-4M84 54l4-4"/><path d="M66 72l16-16M66 56l16 16" stroke="#f0b94a"/>'),
  helmet: line('<path d="M56 74V62a18 18 0 0 1 36 0v12z" fill="#6a58b0"/><path d="M60 64h28v6l-14 4-14-4z" fill="#f0b94a" stroke="#f0b94a"/><path d="M60 80h28"/>'),
  map: line('<path d="M52 50l14 4 16-6 14 4v30l-14-4-16 6-14-4z" fill="#6a58b0"/><path d="M60 72l8-8 6 4 12-12" stroke="#f0b94a"/>'),
  flask: line('<path d="M68 44h12M71 44v14L58 82c-2 4 0 6 4 6h24c4 0 6-2 4-6L77 58V44" fill="#6a58b0"/><path d="M63 76h22" stroke="#f0b94a"/><circle cx="72" cy="82" r="2" fill="#f0b94a" stroke="none"/>'),
  bank: line('<path d="M50 58l24-14 24 14zM54 84h40M56 62v18M68 62v18M80 62v18M92 62v18" fill="#6a58b0"/><circle cx="74" cy="53" r="2.5" fill="#f0b94a" stroke="#f0b94a"/>'),
  coins: line('<ellipse cx="66" cy="76" rx="14" ry="6" fill="#6a58b0"/><path d="M52 76v6c0 8 28 8 28 0v-6"/><circle cx="86" cy="56" r="12" fill="#f0b94a" stroke="#0c0820"/><path d="M86 50v12" stroke="#0c0820"/>'),
  scales: line('<path d="M74 44v40M62 84h24M54 52h40M54 52l-8 16h16zM94 52l-8 16h16z"/><circle cx="74" cy="46" r="3" fill="#f0b94a" stroke="#f0b94a"/>'),
  dish: line('<path d="M54 50c4 22 22 30 38 24zM60 74l-6 14h20"/><path d="M74 62l12-14" stroke="#f0b94a"/><circle cx="87" cy="46" r="3" fill="#f0b94a" stroke="#f0b94a"/>'),
  crown: line('<path d="M54 80V54l10 10 10-16 10 16 10-10v26z" fill="#6a58b0"/><path d="M54 86h40" stroke="#f0b94a"/>'),
  circle: line('<circle cx="74" cy="64" r="18"/><path d="M74 46v36M56 64h36M61 51l26 26M87 51 61 77" stroke="#f0b94a"/>'),
  column: line('<path d="M58 84h32M62 84V52h24v32M58 52h32l-4-8H62z" fill="#6a58b0"/><path d="M70 56v24M78 56v24" stroke="#f0b94a"/>'),
  star: line('<path d="M74 40l7 16 17 2-13 11 4 17-15-9-15 9 4-17-13-11 17-2z" fill="#6a58b0"/><circle cx="74" cy="66" r="4" fill="#f0b94a" stroke="#f0b94a"/>'),
  none: '',
};

// surface, colours, motif; developments have a motif only
const worlds: Record<string, string> = {
  'gateway-station': 'bands novelty station', 'abandoned-mine-squatters': 'craters rare pick', 'terraforming-colonists': 'land red dome',
  'galactic-trade-emissaries': 'bands rose ship', 'industrial-robots': 'craters grey bot', 'star-nomad-raiders': 'craters grey ship',
  'old-earth': 'land blue moon', 'epsilon-eridani': 'bands red sparkle', 'alpha-centauri': 'craters rare sparkle', 'new-sparta': 'bands red shield',
  'earths-lost-colony': 'land novelty dome', 'rebel-fuel-cache': 'craters rare fort', 'gem-world': 'facets novelty none', 'comet-zone': 'none rare comet',
  'rebel-miners': 'craters rare pick', 'former-penal-colony': 'bands novelty bars', 'malevolent-lifeforms': 'waves genes eye', 'avian-uplift-race': 'land genes bird',
  'spice-world': 'bands novelty swirl', 'lost-species-ark-world': 'waves genes station', 'new-vinland': 'land novelty ship', 'artist-colony': 'bands novelty brush',
  'alien-robotic-factory': 'bands alien bot', 'plague-world': 'craters genes hazard', 'distant-world': 'bands genes ring', 'rebel-outpost': 'craters grey fort',
  'rebel-warrior-race': 'land genes slashes', 'rebel-underground': 'cracks grey cave', 'new-survivalists': 'land novelty dome', 'outlaw-world': 'craters grey mask',
  'lost-alien-battle-fleet': 'bands alien ship', 'refugee-world': 'craters novelty dome', 'empath-world': 'waves genes eye', 'galactic-resort': 'waves rose palm',
  'pre-sentient-race': 'land genes paw', 'deserted-alien-outpost': 'craters alien pyramid', 'deserted-alien-colony': 'bands alien pyramid',
  'galactic-engineers': 'bands rare ring', 'black-market-trading-world': 'craters grey mask', 'merchant-world': 'bands rose ring', 'tourist-world': 'waves blue palm',
  'galactic-trendsetters': 'bands rose sparkle', 'alien-rosetta-stone-world': 'craters grey slab', 'star-nomad-lair': 'craters novelty cave',
  'the-last-of-the-uplift-gnarssh': 'waves genes lizard', 'alien-robot-sentry': 'craters alien bot', 'pirate-world': 'craters novelty mask',
  'reptilian-uplift-race': 'land genes lizard', 'lost-alien-warship': 'craters alien ship', 'alien-robot-scout-ship': 'none alien ship', 'runaway-robots': 'craters rare bots',
  'asteroid-belt': 'none rare rocks', 'secluded-world': 'land novelty moon', 'imperium-armaments-world': 'bands rare shield', 'terraformed-world': 'land blue none',
  'pilgrimage-world': 'bands rose column', 'rebel-homeworld': 'land red fort', 'radioactive-world': 'cracks rare hazard', 'aquatic-uplift-race': 'waves genes fish',
  'bio-hazard-mining-world': 'craters genes hazard', 'deserted-alien-library': 'bands alien slab', 'destroyed-world': 'cracks rare none',
  'blaster-gem-mines': 'facets rare pick', 'gambling-world': 'bands rose dice', 'expanding-colony': 'land novelty dome', 'prosperous-world': 'land novelty sparkle',
  'new-earth': 'land blue moon', 'rebel-base': 'craters red fort', 'mining-world': 'craters rare pick',
};
const developments: Record<string, string> = {
  'public-works': 'bridge', 'colony-ship': 'rockets', 'expedition-force': 'rockets', 'mining-robots': 'drill', 'export-duties': 'coins',
  'new-military-tactics': 'map', 'space-marines': 'helmet', 'contact-specialist': 'star', 'diversified-economy': 'scales', 'consumer-markets': 'stall',
  'mining-conglomerate': 'wheel', 'research-labs': 'flask', 'deficit-spending': 'coins', 'investment-credits': 'coins', 'pan-galactic-league': 'circle',
  'mining-league': 'wheel', 'free-trade-association': 'scales', 'alien-tech-institute': 'flask', 'galactic-survey-seti': 'dish', 'galactic-federation': 'column',
  'interstellar-bank': 'bank', 'terraforming-robots': 'bots', 'drop-ships': 'rockets', 'new-galactic-order': 'crown', 'merchant-guild': 'stall',
  'replicant-robots': 'bots', 'new-economy': 'scales', 'genetics-lab': 'flask', 'galactic-renaissance': 'brush', 'space-port': 'bridge',
  'galactic-imperium': 'crown', 'trade-league': 'coins',
};
const BY_PHASE: Record<string, string> = { explore: 'dish', develop: 'bridge', settle: 'rockets', trade: 'scales', consume: 'stall', produce: 'wheel' };

function ofWorld(card: Card, id: string): string {
  const name = slug(card.ref);
  const chance = seeded(name);
  const usual = `${['land', 'bands', 'craters', 'waves'][Math.floor(chance() * 4)]} ${card.good ?? 'none'} none`;
  const [surface = 'land', colours = 'none', motif = 'none'] = (worlds[name] ?? usual).split(' ');
  const palette = card.good && colours in PALETTE && !(colours in { blue: 1 }) ? PALETTE[card.good]! : PALETTE[colours]!;
  return (surface === 'none' ? '' : planet(id, palette, surface, chance)) + motifs[motif];
}

function ofDevelopment(card: Card): string {
  const motif = developments[slug(card.ref)] ?? BY_PHASE[card.powers[0]?.phase ?? ''] ?? 'star';
  return `<path d="M74 22l42 42-42 42-42-42z" fill="#3a2c6e" stroke="#8f7fd0" stroke-width="1.5"/><path d="M74 29l35 35-35 35-35-35z" fill="none" stroke="#6a58b0"/>${motifs[motif]}`;
}

export function art(card: Card, id: string): string {
  return card.kind === 'world' ? ofWorld(card, id) : ofDevelopment(card);
}
