// A building's effect as an icon and a few words; the tooltip has the full text.
import { t } from '../../i18n/words.svelte';
import type { Building } from './picture';

const DRAWN: Record<string, string> = {
  'gain-money': 'aod-coin',
  'sell-goods': 'aod-coin',
  'draw-goods': 'event-goods',
  'swap-goods': 'event-goods',
  'levy-by-ships': 'aod-ship',
  'gain-ship': 'aod-ship',
  'carry-workers': 'aod-ship',
  'move-colonists': 'aod-colonist',
  'settle-colonists': 'aod-colonist',
  'settle-two-players': 'aod-colonist',
  'thin-colonies': 'aod-skull',
  'remove-colonists': 'aod-skull',
  'lower-resistance': 'aod-skull',
  'send-soldiers': 'aod-soldier',
  'raise-militia': 'aod-soldier',
  'move-soldier': 'aod-soldier',
  'discover-freely': 'event-discovery',
  'take-tokens': 'event-discovery',
  'raise-captains': 'aod-captain',
  'convert-more': 'aod-missionary',
  'cancel-conversion': 'aod-missionary',
  'choose-specialists': 'event-specialists',
  'move-to-front': 'event-initiative',
};
const COUNTED: Record<string, string> = {
  goods: 'event-goods',
  workers: 'aod-colonist',
  ships: 'aod-ship',
  soldiers: 'aod-soldier',
  buildings: 'event-buildings',
  'colonised-regions': 'aod-laurel',
  money: 'aod-coin',
  discoveries: 'event-discovery',
  builders: 'aod-builder',
  scholars: 'event-specialists',
};

export const WHEN = { immediate: 'aod-bolt', once: 'aod-once', continuous: 'aod-inf' };

export function drawingOf(building: Building): string {
  if (building.worker) return `aod-${building.worker}`;
  if (building.goods[0]) return `good-${building.goods[0]}`;
  return (building.counts ? COUNTED[building.counts] : DRAWN[building.effect]) ?? 'event-buildings';
}

export function wordsOf(building: Building): string {
  const { effect, counts, kind, amount, each, per, worker, goods } = building;
  if (counts) return t(`discovery-score-${counts}`, { each, per });
  return t(`discovery-${effect}`, {
    amount,
    when: kind === 'immediate' ? 'now' : 'always',
    worker: worker ? t(`discovery-worker-${worker}`) : '',
    goods: goods.map((good) => t(`discovery-good-${good}`).toLocaleLowerCase()).join('/'),
  });
}
