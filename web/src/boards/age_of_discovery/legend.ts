const workers = ['colonist', 'captain', 'merchant', 'missionary', 'soldier', 'builder'];
const events = ['initiative', 'dock', 'goods', 'shipping', 'buildings', 'discovery', 'specialists', 'warfare'];
const goods = ['silver', 'sugar', 'gold', 'tobacco', 'coffee', 'indigo', 'fur', 'cattle', 'cocoa', 'fish', 'rice'];
const nations = ['england', 'spain', 'france', 'portugal', 'holland', 'italy'];

export const legend: [string, string][] = [
  ...workers.map((kind): [string, string] => [`aod-${kind}`, `worker:${kind}`]),
  ...events.map((event): [string, string] => [`event-${event}`, `discovery-sign-${event}`]),
  ['aod-ship', 'discovery-sign-ship'],
  ['aod-coin', 'discovery-sign-coin'],
  ['aod-point', 'discovery-sign-point'],
  ['aod-bolt', 'discovery-sign-immediate'],
  ['aod-once', 'discovery-sign-once'],
  ['aod-inf', 'discovery-sign-continuous'],
  ['aod-shield', 'discovery-sign-resistance'],
  ['aod-skull', 'discovery-sign-plague'],
  ['aod-laurel', 'discovery-sign-laurel'],
  ...goods.map((good): [string, string] => [`good-${good}`, `good:${good}`]),
  ...nations.map((nation): [string, string] => [`nation-${nation}`, `nation:${nation}`]),
];
