// An emblem for every development; those that cost 6 have a golden frame.
import type { Card } from '../picture';
import { at, bot, CORAL, dot, GOLD, HUES, INK, line, path, VIOLET } from './ink';

const rocket =
  path('M74 40c8 6 10 16 8 28H66c-2-12 0-22 8-28z', VIOLET) +
  path('M66 60l-8 10v8l8-6M82 60l8 10v8l-8-6') +
  dot(74, 56, 3, GOLD, GOLD) +
  path('M70 76l-2 8M74 76v10M78 76l2 8', 'none', CORAL);
const diver = (x: number, y: number) =>
  at(x, y, 1, path('M-9-7H9L5 5 0 12l-5-7z', VIOLET) + path('M-5-12v-7M5-12v-7', 'none', CORAL));
const coin = (x: number, y: number, r: number) =>
  dot(x, y, r, GOLD, INK) + path(`M${x} ${y - r / 2}v${r}`, 'none', INK);
const pillars = (xs: number[], from: number, to: number) => path(xs.map((x) => `M${x} ${from}V${to}`).join(''));
const sprout = (x: number, y: number) =>
  path(`M${x} ${y}v-13`, 'none', HUES.genes) +
  path(
    `M${x} ${y - 8}c-9 0-12-5-12-10 8 0 12 4 12 10zM${x} ${y - 11}c0-7 4-11 11-11 0 7-4 11-11 11z`,
    HUES.genes,
    '#dff5d3',
  );

const emblems: Record<string, string> = {
  'public-works':
    path('M48 78h52M52 78V64h44v14M58 78a8 8 0 0 1 16 0M76 78a8 8 0 0 1 16 0') +
    path('M74 64V46M66 53l8-8 8 8', 'none', GOLD),
  'colony-ship':
    path('M46 66h56l-9 13H55z', VIOLET) +
    path('M59 66a15 15 0 0 1 30 0z', '#8fd3ee') +
    path('M74 51v-9h9', 'none', GOLD) +
    path('M60 86h7M71 88h7M82 86h7', 'none', CORAL),
  'expedition-force': rocket,
  'mining-robots': bot(74, 54, 1) + path('M64 64l-4 10M84 64l4 10') + path('M66 78h16l-8 14z', GOLD, GOLD),
  'export-duties':
    path('M50 62l18-8 18 8v18l-18 8-18-8z', VIOLET) +
    path('M50 62l18 8 18-8M68 70v18') +
    path('M80 50l17-11M88 38l9 1-2 9', 'none', GOLD),
  'new-military-tactics':
    path('M52 50l14 4 16-6 14 4v30l-14-4-16 6-14-4z', VIOLET) +
    path('M58 74c4-12 12-4 16-10s4-8 12-8M81 51l6 5-5 6', 'none', CORAL) +
    path('M56 58l6 6m0-6-6 6', 'none', GOLD),
  'space-marines':
    path('M56 74V62a18 18 0 0 1 36 0v12z', VIOLET) + path('M60 64h28v6l-14 4-14-4z', GOLD, GOLD) + path('M60 80h28'),
  'contact-specialist':
    path('M48 46h32v20H66l-8 8v-8H48z', VIOLET) +
    path('M55 53h18M55 59h11') +
    path('M70 72h28v14h-5v8l-8-8H70z', INK, GOLD) +
    [78, 84, 90].map((x) => dot(x, 79, 1.8, GOLD, GOLD)).join(''),
  'diversified-economy':
    dot(74, 64, 17, 'none') +
    dot(74, 46, 8, HUES.novelty) +
    dot(92, 64, 8, HUES.rare) +
    dot(74, 82, 8, HUES.genes) +
    dot(56, 64, 8, HUES.alien),
  'consumer-markets':
    path('M52 60h44l-4-12H56z', VIOLET) +
    path('M52 60c0 6 8 6 9 0 1 6 8 6 9 0 1 6 8 6 9 0 1 6 8 6 9 0 1 6 8 6 8 0M56 66v16h36V66') +
    path('M70 82V72h8v10', 'none', GOLD),
  'mining-conglomerate':
    path('M57 60l6-10 9 4 7-9 10 7 3 8z', HUES.rare) +
    path('M52 61h44l-7 17H59z', VIOLET) +
    dot(64, 84, 4.5, INK, GOLD) +
    dot(84, 84, 4.5, INK, GOLD),
  'research-labs':
    path('M68 42h12M71 42v14L58 80c-2 4 0 6 4 6h24c4 0 6-2 4-6L77 56V42', VIOLET) +
    path('M64 72h20l5 9c1 3 0 5-3 5H62c-3 0-4-2-3-5z', HUES.alien, 'none') +
    dot(70, 66, 2, GOLD, 'none') +
    dot(77, 60, 1.6, GOLD, 'none'),
  'deficit-spending':
    coin(64, 58, 14) + path('M58 78h12', 'none', GOLD) + path('M90 44v34M81 69l9 10 9-10', 'none', CORAL),
  'investment-credits': coin(74, 78, 12) + sprout(74, 64),
  'interstellar-bank':
    path('M50 58l24-14 24 14z', VIOLET) +
    path('M54 84h40') +
    pillars([57, 68, 80, 91], 62, 80) +
    dot(74, 53, 2.5, GOLD, GOLD),
  'terraforming-robots': bot(62, 58, 0.95) + dot(88, 80, 12, HUES.rare) + sprout(88, 68),
  'drop-ships': diver(58, 60) + diver(90, 60) + diver(74, 76),
  'replicant-robots': bot(74, 50, 0.9) + bot(60, 76, 0.8) + bot(88, 76, 0.8),
  'genetics-lab':
    path('M62 40c0 13 24 13 24 26s-24 13-24 24', 'none', HUES.genes) +
    path('M86 40c0 13-24 13-24 26s24 13 24 24') +
    path('M64 46h20M64 60h20M64 73h20M65 85h18', 'none', GOLD),
  'pan-galactic-league':
    dot(74, 60, 14, VIOLET) +
    path('M60 60h28M74 46c-9 8-9 20 0 28M74 46c9 8 9 20 0 28') +
    path('M52 58c-2 16 8 28 22 30 14-2 24-14 22-30', 'none', HUES.genes) +
    path('M53 70l-7-2M59 81l-7 2M95 70l7-2M89 81l7 2', 'none', HUES.genes),
  'mining-league':
    dot(74, 64, 14, VIOLET) +
    path('M74 42v8M74 78v8M52 64h8M88 64h8M58 48l6 6M84 74l6 6M58 80l6-6M84 54l6-6') +
    path('M66 72l16-16M66 56l16 16', 'none', GOLD),
  'free-trade-association':
    path('M74 53l10 7-4 13H68l-4-13z', HUES.novelty) +
    path('M64 60h20M74 53l-3 7 3 13 3-13z') +
    path('M50 62a24 24 0 0 1 38-17M89 36v10H79', 'none', GOLD) +
    path('M98 68a24 24 0 0 1-38 17M59 94V84h10', 'none', GOLD),
  'alien-tech-institute':
    path('M74 38l23 38H51z', HUES.alien, INK) +
    path('M63 66c5-8 17-8 22 0-5 7-17 7-22 0z', '#fff9dc', INK) +
    dot(74, 66, 3.6, INK) +
    path('M48 83h52M58 90h32'),
  'galactic-survey-seti':
    path('M54 50c4 22 22 30 38 24z', VIOLET) +
    path('M62 74l-6 14h20') +
    path('M74 62l10-12', 'none', GOLD) +
    dot(85, 48, 3, GOLD, GOLD) +
    path('M86 38c6 1 9 4 10 10M87 31c9 1 15 7 16 16', 'none', CORAL),
  'galactic-federation':
    path('M57 66a17 17 0 0 1 34 0z', VIOLET) +
    path('M52 67h44M50 88h48') +
    pillars([58, 69, 79, 90], 70, 86) +
    path('M74 49V39l9 3-9 4', GOLD, GOLD),
  'new-galactic-order':
    path('M52 84l40-40M96 84 56 44M50 76l10 10M98 76 88 86', 'none', CORAL) +
    path('M74 44l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z', VIOLET) +
    dot(74, 65, 4, GOLD, GOLD),
  'merchant-guild':
    path('M67 46h14l-3 9c13 7 17 15 15 23-2 9-36 9-38 0-2-8 2-16 15-23z', VIOLET) +
    path('M67 56h14', 'none', GOLD) +
    coin(74, 73, 8),
  'new-economy':
    path('M54 86V74h8v12zM67 86V66h8v20zM80 86V58h8v28z', VIOLET) +
    path('M50 64l14-10 9 4 20-17M84 40h9v9', 'none', GOLD),
  'galactic-renaissance':
    path('M72 44c16 0 28 9 28 19 0 8-8 8-14 8-5 0-6 4-4 8 2 5-2 8-8 8-15 0-26-9-26-21s10-22 24-22z', VIOLET) +
    dot(60, 60, 3.6, HUES.novelty, 'none') +
    dot(71, 53, 3.6, GOLD, 'none') +
    dot(84, 56, 3.6, CORAL, 'none') +
    dot(59, 72, 3.6, HUES.genes, 'none'),
  'galactic-imperium':
    path('M54 74V52l10 9 10-17 10 17 10-9v22z', VIOLET) +
    path('M54 82h40', 'none', GOLD) +
    dot(74, 42, 3, CORAL, CORAL) +
    dot(54, 50, 2.5, CORAL, CORAL) +
    dot(94, 50, 2.5, CORAL, CORAL) +
    dot(74, 66, 3, GOLD, GOLD),
  'trade-league':
    dot(64, 56, 12, 'none', GOLD) +
    dot(84, 56, 12, 'none') +
    dot(74, 74, 12, 'none', CORAL) +
    dot(74, 62, 3, GOLD, GOLD),
};
const BY_PHASE: Record<string, string> = {
  explore: 'galactic-survey-seti',
  develop: 'public-works',
  settle: 'expedition-force',
  trade: 'trade-league',
  consume: 'consumer-markets',
  produce: 'mining-league',
};

export function ofDevelopment(card: Card, name: string): string {
  const emblem = emblems[name] ?? emblems[BY_PHASE[card.powers[0]?.phase ?? ''] ?? 'public-works'];
  const frame = card.vp === null ? GOLD : '#8f7fd0';
  return `<path d="M74 22l42 42-42 42-42-42z" fill="#3a2c6e" stroke="${frame}" stroke-width="1.8"/><path d="M74 28l36 36-36 36-36-36z" fill="none" stroke="${card.vp === null ? '#a8842f' : VIOLET}"/>${line(emblem!)}`;
}
