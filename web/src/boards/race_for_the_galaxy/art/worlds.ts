// Each world's art: a surface, shades unless its good gives them, and a feature.
import type { Card } from '../picture';
import { at, bot, CORAL, dot, GOLD, HUES, INK, path, solid, STEEL } from './ink';
import { planet, seeded, SHADES, type Surface, USUAL } from './planet';

interface Look {
  /** None: the feature floats in space. */
  surface?: Surface;
  shades?: string;
  figure?: string;
}

const stroke = (d: string, colour: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const sparkle = (x: number, y: number, k = 1) =>
  at(x, y, k, '<path d="M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#fff3cf"/>');
const dome = (x: number, y: number, r: number) =>
  path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, '#eaf7fd') +
  path(
    `M${x} ${y - r}v${r}M${x - r / 2} ${y - r * 0.85}v${r * 0.85}M${x + r / 2} ${y - r * 0.85}v${r * 0.85}`,
    'none',
    '#7f98b5',
  );
const dart = (x: number, y: number, k: number, fill = STEEL) =>
  at(x, y, k, path('M-16 6 16-8 4 12-2 6z', fill) + path('M-16 6-2 6l18-14', 'none'));
const barrel = (x: number, y: number) => at(x, y, 1, path('M-8-11h16v22H-8z', '#d9512c') + path('M-8-4H8M-8 4H8'));
const flag = (x: number, y: number) => path(`M${x} ${y}v-22l16 5-16 6`, '#d9512c');
const ring = (colour: string) =>
  stroke('M28 78c22 15 82-6 92-29', INK, 7) + stroke('M28 78c22 15 82-6 92-29', colour, 4.4);
const moon = `<circle cx="106" cy="38" r="8" fill="${STEEL}" stroke="${INK}" stroke-width="1.4"/>`;
const mask = path('M56 62h36l-4 12H78l-4-5-4 5H60z', INK) + stroke('M62 65h8M78 65h8', GOLD, 2.2);

const looks: Record<string, Look> = {
  // start worlds
  'gateway-station': {
    surface: 'bands',
    figure: solid(
      `<ellipse cx="74" cy="66" rx="38" ry="13" fill="none" stroke="#d9d3e6" stroke-width="5"/>${path('M66 42h16l4 14-4 26H66l-4-26z', '#7b5fd0')}${dot(74, 60, 5, GOLD)}`,
    ),
  },
  'abandoned-mine-squatters': {
    surface: 'craters',
    figure: solid(
      path('M52 88V60l22-14 22 14v28z', '#6b4423') +
        path('M63 88V66h22v22z', INK) +
        path('M60 62h28v5H60z', '#e8b27c') +
        path('M69 88V76h8v12z', GOLD),
    ),
  },
  'terraforming-colonists': { surface: 'halves', shades: 'red', figure: solid(dome(74, 80, 17)) },
  'galactic-trade-emissaries': {
    surface: 'bands',
    shades: 'rose',
    figure: solid(
      `<ellipse cx="74" cy="66" rx="30" ry="9" fill="#d9d3e6"/>${path('M62 60a12 11 0 0 1 24 0z', '#8fd3ee')}${[56, 68, 80, 92].map((x) => dot(x, 67, 2.2, GOLD)).join('')}`,
    ),
  },
  'industrial-robots': {
    surface: 'craters',
    shades: 'grey',
    figure:
      solid(
        path('M50 88V70h10V58h6v12h14V52h6v18h12v18z', '#5d5478') +
          path('M54 76h6v6h-6zM66 76h6v6h-6zM78 76h6v6h-6zM90 76h4v6h-4z', GOLD),
      ) + stroke('M63 54q4-6 0-10M83 48q4-6 0-10', STEEL),
  },
  'star-nomad-raiders': {
    surface: 'craters',
    shades: 'dusk',
    figure: solid(dart(66, 54, 1.15, '#d9512c') + dart(84, 76, 1.15)),
  },
  'old-earth': {
    surface: 'land',
    shades: 'meadow',
    figure: moon + stroke('M40 50c8 10 52 34 68 32', '#fffaf0', 1.6) + dot(92, 78, 4, GOLD, INK),
  },
  'epsilon-eridani': {
    surface: 'bands',
    shades: 'red',
    figure: solid(dot(98, 40, 11, GOLD)) + stroke('M98 22v4M114 40h-3M85 27l3 3M111 27l-3 3', GOLD, 2.4),
  },
  'alpha-centauri': {
    surface: 'craters',
    figure: solid(dot(48, 40, 9, '#fff3cf') + dot(102, 36, 6.5, CORAL)) + sparkle(92, 86, 0.8),
  },
  'new-sparta': {
    surface: 'bands',
    shades: 'red',
    figure:
      solid(path('M74 38l18 6v16c0 14-8 22-18 28-10-6-18-14-18-28V44z', '#d9512c')) +
      stroke('M64 70l10-20 10 20M68 62h12', '#fffaf0'),
  },
  'earths-lost-colony': { surface: 'land', figure: solid(dome(70, 88, 18)) },
  // novelty goods
  'gem-world': { surface: 'facets' },
  'former-penal-colony': {
    surface: 'bands',
    figure: stroke('M52 42v48M63 36v60M74 34v64M85 36v60M96 42v48', INK) + stroke('M44 56h60M44 78h60', INK, 2),
  },
  'spice-world': {
    surface: 'bands',
    figure: stroke('M74 66c0-6 8-6 8 0 0 10-18 10-18-2 0-16 30-16 30 4 0 20-42 22-42-4', '#fff3cf', 4),
  },
  'new-vinland': {
    surface: 'waves',
    figure:
      solid(
        path('M50 76c8 8 40 8 48 0l4-12-10 6H60l-12-8z', '#875025') +
          path('M62 66c-2-10 0-18 4-24h20c4 8 4 16 0 24z', '#fffaf0'),
      ) + stroke('M64 50h24M63 58h24', '#d9512c'),
  },
  'artist-colony': {
    surface: 'bands',
    figure: solid(path('M58 88c6-2 4-10 12-12l6 6c-2 8-12 8-18 6zM72 74l22-30 6 6-24 28z', GOLD)),
  },
  'new-survivalists': {
    surface: 'land',
    figure: solid(
      path('M50 86l24-40 24 40z', '#e8b27c') + path('M66 86l8-20 8 20z', INK) + path('M74 46v-8M70 40l8 0', 'none'),
    ),
  },
  'refugee-world': {
    surface: 'craters',
    figure: solid(
      [
        [58, 74],
        [78, 60],
        [88, 82],
      ]
        .map(([x, y]) => path(`M${x! - 8} ${y! + 8}v-12a8 8 0 0 1 16 0v12z`, '#fffaf0') + dot(x!, y! - 3, 3, '#1f6f96'))
        .join(''),
    ),
  },
  'galactic-resort': {
    surface: 'waves',
    figure:
      solid(
        path('M74 92c0-16 2-24 6-34', 'none', '#875025') +
          path(
            'M80 58c-14-10-22-6-26 4 10-4 18-4 26-4zm0 0c2-14 12-18 22-10-10 0-16 4-22 10zm0 0c10-4 20 0 22 10-8-6-14-8-22-10z',
            HUES.genes,
          ),
      ) + stroke('M74 92c0-16 2-24 6-34', '#875025', 4),
  },
  'star-nomad-lair': {
    surface: 'craters',
    shades: 'dusk',
    figure:
      path('M56 92c0-20 8-29 18-29s19 9 17 29z', INK) +
      path('M65 92c0-12 4-19 10-19s11 6 10 19z', GOLD) +
      solid(dart(96, 38, 0.9, HUES.novelty)),
  },
  'pirate-world': {
    surface: 'craters',
    figure:
      solid(path('M58 58a16 15 0 0 1 32 0c0 8-4 10-5 16H63c-1-6-5-8-5-16z', '#fffaf0')) +
      dot(68, 58, 4, INK) +
      dot(80, 58, 4, INK) +
      stroke('M58 82l32 10M90 82 58 92', '#fffaf0', 4),
  },
  'secluded-world': { surface: 'land', figure: moon + stroke('M46 72q14-8 28 0t30-2', '#fffaf0', 3.4) },
  'space-port': {
    surface: 'plain',
    figure:
      solid(path('M58 90l6-44h20l6 44z', STEEL) + path('M52 46h44l-6-9H58z', '#7b5fd0')) +
      stroke('M66 56h16M65 66h18M63 78h22', INK, 1.6) +
      solid(dart(92, 30, 0.6)),
  },
  'prosperous-world': {
    surface: 'land',
    figure:
      solid(path('M54 86V62h9v24zM65 86V48h10v38zM77 86V56h9v30zM88 86V66h7v20z', '#eaf7fd')) +
      stroke('M69 54v4M69 64v4M69 74v4M81 62v4M81 72v4', GOLD, 2.2),
  },
  'expanding-colony': {
    surface: 'bands',
    shades: 'meadow',
    figure: solid(dome(58, 84, 10) + dome(90, 82, 10) + dome(74, 74, 13)),
  },
  // rare elements
  'rebel-fuel-cache': { surface: 'craters', figure: solid(barrel(62, 66) + barrel(82, 66) + barrel(72, 82)) },
  'comet-zone': {
    figure:
      stroke('M88 50 30 100M84 44 34 80M92 58 48 104', '#8fd3ee') +
      solid(dot(92, 46, 15, HUES.rare) + dot(88, 42, 3.5, '#875025') + dot(97, 50, 2.5, '#875025')),
  },
  'rebel-miners': {
    surface: 'craters',
    figure: stroke('M56 88l22-22M90 88 68 66M74 58q12-2 16 10M72 58q-12-2-16 10', '#e9e2f5', 3.4),
  },
  'runaway-robots': { surface: 'craters', figure: solid(bot(60, 58, 0.9) + bot(86, 56, 0.75) + bot(76, 84, 0.85)) },
  'asteroid-belt': {
    figure: solid(
      path('M50 72l10-12 16 2 8 14-10 14-18-2z', HUES.rare) +
        path('M84 40l14 2 4 12-12 8-10-8zM50 42l8-2 4 8-8 4z', '#e8b27c') +
        path('M98 80l8 2 0 9-9 1z', '#875025'),
    ),
  },
  'imperium-armaments-world': {
    surface: 'bands',
    figure:
      solid(path('M54 74l36-24 7 10-36 24z', '#756c99') + dot(64, 80, 9, STEEL) + dot(64, 80, 3, INK)) +
      stroke('M98 48l8-6M101 55l8-1', CORAL),
  },
  'radioactive-world': {
    surface: 'cracks',
    figure:
      solid(dot(74, 66, 17, GOLD)) +
      [0, 120, 240]
        .map((turn) => `<path d="M74 66 66 52.1a16 16 0 0 1 16 0z" fill="${INK}" transform="rotate(${turn} 74 66)"/>`)
        .join('') +
      dot(74, 66, 3.4, GOLD, INK),
  },
  'bio-hazard-mining-world': {
    surface: 'craters',
    figure: solid(path('M74 42l26 44H48z', '#a6dc95')) + stroke('M64 80l14-14M84 80 72 68M75 62q7 0 9 6', INK, 3),
  },
  'destroyed-world': { surface: 'cracks', figure: solid(path('M98 30l9 3-2 9-9-2zM108 52l6 3-3 6-5-3z', '#875025')) },
  'blaster-gem-mines': {
    surface: 'facets',
    figure: solid(path('M54 66h34v10H72l-4 12h-9l3-12h-8z', '#756c99')) + stroke('M92 70h14', CORAL),
  },
  'new-earth': {
    surface: 'land',
    shades: 'blue',
    figure: moon + stroke('M50 46q10-7 20 0t20 0M54 90q9-6 18 0', '#fffaf0'),
  },
  'mining-world': {
    surface: 'craters',
    figure:
      solid(path('M60 90l12-50h4l12 50', 'none', '#fffaf0') + path('M68 36h12v8H68z', '#d9512c')) +
      stroke('M60 90l12-48h4l12 48M66 66h16M63 78h22M66 66l19 12M82 66 63 78', '#fffaf0', 2),
  },
  // genes
  'malevolent-lifeforms': {
    surface: 'waves',
    figure:
      solid(
        path('M48 66c8-20 44-20 52 0-8 20-44 20-52 0z', '#7d3336') +
          path('M52 62l6 8 6-9 6 9 6-9 6 9 6-9 6 8', 'none', '#fffaf0'),
      ) +
      stroke('M53 62l6 8 6-9 6 9 6-9 6 9 6-9 5 7', '#fffaf0', 2.6) +
      dot(62, 46, 3, GOLD, INK) +
      dot(86, 46, 3, GOLD, INK),
  },
  'avian-uplift-race': {
    surface: 'land',
    figure: solid(path('M50 62c10-14 18-10 24 0 6-10 14-14 24 0-10-3-16 0-20 10h-8c-4-10-10-13-20-10z', '#eaf6dd')),
  },
  'lost-species-ark-world': {
    surface: 'waves',
    figure: solid(
      path('M46 68h56l-10 18H56z', '#875025') +
        path('M58 68V54l16-8 16 8v14z', '#e8b27c') +
        path('M70 68V58h8v10z', INK),
    ),
  },
  'plague-world': {
    surface: 'craters',
    figure:
      solid(
        [0, 60, 120, 180, 240, 300]
          .map(
            (turn) =>
              `<g transform="rotate(${turn} 74 64)"><path d="M74 52V42"/><circle cx="74" cy="40" r="4" fill="#7d3336"/></g>`,
          )
          .join('') + dot(74, 64, 13, '#7d3336'),
      ) +
      dot(70, 60, 3, CORAL) +
      dot(79, 67, 2.4, CORAL),
  },
  'distant-world': { surface: 'bands', figure: ring('#f6d98a') },
  'rebel-warrior-race': { surface: 'land', figure: stroke('M52 46l40 34M58 38l40 34M46 56l38 32', '#c23a22', 4) },
  'empath-world': {
    surface: 'waves',
    figure: solid(
      path('M48 66c10-16 42-16 52 0-10 16-42 16-52 0z', '#fff') + dot(74, 66, 9, '#7b5fd0') + dot(74, 66, 4, INK),
    ),
  },
  'pre-sentient-race': {
    surface: 'land',
    figure:
      '<g fill="#1d4a22"><ellipse cx="73" cy="76" rx="9" ry="7"/><circle cx="61" cy="67" r="3.6"/><circle cx="68" cy="61" r="3.8"/><circle cx="77" cy="61" r="3.8"/><circle cx="85" cy="67" r="3.6"/></g>',
  },
  'the-last-of-the-uplift-gnarssh': {
    surface: 'waves',
    figure:
      solid(
        path('M48 80c6-4 10-4 14-4-6-16 4-30 18-28 14 2 18 20 8 30 6 0 10 2 12 6-10 4-40 4-52-4z', '#2f6b34') +
          path('M80 72c-8 0-10-12-2-14 8-1 12 8 8 12', 'none'),
      ) + dot(54, 74, 2, '#fff'),
  },
  'reptilian-uplift-race': {
    surface: 'land',
    figure: solid(
      path(
        'M54 80c0-22 14-30 28-26 12 4 14 16 4 18-8 2-8-8-2-8-8-4-18 2-18 12 0 10 10 14 24 10-8 10-36 12-36-6z',
        '#2f6b34',
      ) + dot(82, 58, 1.6, '#fff'),
    ),
  },
  'aquatic-uplift-race': {
    surface: 'waves',
    figure: solid(path('M50 66c8-12 26-14 36-2l10-8v20l-10-8c-10 12-28 10-36-2z', '#8fd3ee') + dot(60, 64, 2, INK)),
  },
  // alien technology
  'alien-robotic-factory': {
    surface: 'bands',
    figure: solid(
      path('M50 88V66l12 8v-8l12 8v-8l12 8V48h10v40z', '#6b5a2a') +
        path('M58 80h6v5h-6zM70 80h6v5h-6zM82 80h6v5h-6z', '#fff9dc'),
    ),
  },
  'lost-alien-battle-fleet': {
    surface: 'craters',
    figure: solid(dart(62, 52, 0.95, '#7b5fd0') + dart(88, 62, 0.95, '#7b5fd0') + dart(66, 82, 0.95, '#7b5fd0')),
  },
  'deserted-alien-outpost': {
    surface: 'craters',
    figure:
      solid(path('M67 90l3-46 4-8 4 8 3 46z', '#6b5a2a') + path('M56 90h36v-7H56z', '#3a2f12')) +
      dot(74, 54, 3.5, '#fff9dc'),
  },
  'deserted-alien-colony': {
    surface: 'bands',
    figure: solid(
      path('M50 90l24-54 24 54z', '#e8c53a') + path('M61 90l13-30 13 30z', '#3a2f12') + dot(74, 52, 4, '#fff9dc'),
    ),
  },
  'alien-robot-sentry': {
    surface: 'craters',
    figure: solid(
      path('M56 84V60a18 18 0 0 1 36 0v24l-8-6-10 8-10-8z', '#6b5a2a') +
        dot(74, 60, 9, '#fff9dc') +
        dot(74, 60, 4, '#d9512c'),
    ),
  },
  'lost-alien-warship': {
    surface: 'craters',
    figure:
      solid(
        path('M40 74 88 42l18 2-6 14-44 26-4-8z', '#7b5fd0') + path('M66 58l-2-16 12 8zM78 72l6 14 6-22z', '#4a3594'),
      ) + stroke('M60 68l30-18', GOLD, 2),
  },
  'alien-robot-scout-ship': {
    figure:
      solid(
        `<ellipse cx="74" cy="70" rx="34" ry="11" fill="#6b5a2a"/>${path('M58 64a16 16 0 0 1 32 0z', HUES.alien)}${[54, 67, 81, 94].map((x) => dot(x, 71, 2.6, '#fff9dc')).join('')}`,
      ) + stroke('M60 86l-6 12M74 87v13M88 86l6 12', HUES.alien, 2),
  },
  'deserted-alien-library': {
    surface: 'bands',
    figure:
      solid(path('M52 84V54l22 6 22-6v30l-22 6z', '#fff9dc') + path('M74 60v30', 'none')) +
      stroke('M58 64l10 3M58 71l10 3M90 64l-10 3M90 71l-10 3', '#6b5a2a', 2),
  },
  'alien-rosetta-stone-world': {
    surface: 'craters',
    shades: 'grey',
    figure:
      solid(path('M58 40h32v50H58z', '#fbe890')) +
      stroke('M64 48h20M64 55h8m4 0h8M64 62h14M64 69h6m4 0h10M64 76h16', '#6b5a2a', 2.2),
  },
  // no goods
  'rebel-outpost': {
    surface: 'craters',
    shades: 'grey',
    figure: solid(
      path('M56 62V46l4-4h26l4 4v16z', STEEL) +
        path('M62 42v-8h8v8M78 42v-8h8v8', '#b9b3c9') +
        flag(74, 42) +
        path('M68 62v-8h10v8z', INK),
    ),
  },
  'rebel-underground': {
    surface: 'cracks',
    shades: 'grey',
    figure: path('M58 90c0-18 8-27 17-27s18 9 16 27z', INK) + stroke('M68 88V72M82 88V72M68 82h14M68 76h14', GOLD, 2.4),
  },
  'outlaw-world': { surface: 'bands', shades: 'grey', figure: mask },
  'galactic-engineers': {
    surface: 'bands',
    shades: 'grey',
    figure: solid(path('M56 82l22-22c-4-10 4-18 13-15l-7 7 3 6 6 3 7-7c3 9-5 17-15 13L63 89c-5 3-10-2-7-7z', GOLD)),
  },
  'black-market-trading-world': {
    surface: 'craters',
    shades: 'dusk',
    figure:
      solid(path('M67 46h14l-3 8c13 7 17 16 15 24-2 9-36 9-38 0-2-8 2-17 15-24z', '#875025')) +
      stroke('M78 66c-4-3-10-1-9 3s10 3 10 8-7 5-10 2M74 62v24', GOLD, 2.4),
  },
  'merchant-world': {
    surface: 'bands',
    shades: 'rose',
    figure: ring(GOLD) + solid(dot(60, 50, 8, GOLD) + dot(72, 44, 8, GOLD)),
  },
  'tourist-world': {
    surface: 'waves',
    shades: 'blue',
    figure: solid(
      path('M52 80h44l-8 11H60z', '#d9512c') +
        path('M76 74V36c12 8 18 22 18 38zM72 74V46c-8 8-14 18-16 28z', '#fffaf0'),
    ),
  },
  'galactic-trendsetters': {
    surface: 'bands',
    shades: 'rose',
    figure: sparkle(52, 48, 1.2) + sparkle(96, 88) + sparkle(92, 44, 0.8),
  },
  'terraformed-world': {
    surface: 'land',
    shades: 'meadow',
    figure: solid(
      path('M71 90V72h6v18z', '#875025') + path('M74 36c14 4 20 18 14 28-5 9-23 9-28 0-6-10 0-24 14-28z', HUES.genes),
    ),
  },
  'pilgrimage-world': {
    surface: 'bands',
    shades: 'rose',
    figure: solid(
      path('M56 90V62c0-14 10-16 18-26 8 10 18 12 18 26v28z', '#fffaf0') +
        path('M68 90V74a6 6 0 0 1 12 0v16z', INK) +
        dot(74, 58, 3.6, GOLD),
    ),
  },
  'rebel-homeworld': {
    surface: 'land',
    shades: 'none',
    figure: solid(flag(56, 60) + flag(74, 52) + flag(92, 62)) + stroke('M56 84V60M74 88V52M92 84V62', INK, 2.4),
  },
  'gambling-world': {
    surface: 'bands',
    shades: 'rose',
    figure:
      solid(
        '<rect x="54" y="50" width="26" height="26" rx="5" fill="#fffaf0" transform="rotate(-12 67 63)"/><rect x="76" y="64" width="22" height="22" rx="4" fill="#f0b94a" transform="rotate(14 87 75)"/>',
      ) +
      [
        [61, 59],
        [67, 63],
        [73, 68],
        [87, 75],
      ]
        .map(([x, y]) => dot(x!, y!, 2.5, INK))
        .join(''),
  },
  'rebel-base': {
    surface: 'craters',
    shades: 'red',
    figure: solid(
      path('M48 86l8-22h36l8 22z', '#756c99') +
        path('M62 64V54h24v10z', STEEL) +
        path('M56 74h36v5H56z', INK) +
        flag(74, 54),
    ),
  },
};

export function ofWorld(card: Card, name: string, id: string): string {
  const chance = seeded(name);
  const usual = USUAL[Math.floor(chance() * USUAL.length)]!;
  const look = looks[name] ?? { surface: usual };
  const shades = SHADES[look.shades ?? card.good ?? 'none']!;
  return (look.surface ? planet(id, shades, look.surface, chance) : '') + (look.figure ?? '');
}
