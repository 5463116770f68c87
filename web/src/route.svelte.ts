// Addresses: / home, /t/<table>, /replay/<table>, /join/<secret>, /learn/<game>, /lessons/<game>,
// /study/<table>, /studies, /studies/<study>, /puzzles, /puzzles/<puzzle>, /me/devices, /me/<code>.
export interface Route {
  screen: 'home' | 'table' | 'replay' | 'join' | 'learn' | 'lessons' | 'study' | 'studies' | 'puzzles' | 'me';
  id: string;
}

/** Screens that have a page of their own without an id. */
const LISTS = ['puzzles', 'studies'];
const SCREENS: Record<string, Route['screen']> = {
  t: 'table',
  replay: 'replay',
  join: 'join',
  learn: 'learn',
  lessons: 'lessons',
  study: 'study',
  studies: 'studies',
  puzzles: 'puzzles',
  me: 'me',
};

function read(): Route {
  const [head = '', id = ''] = location.pathname.split('/').filter(Boolean);
  const screen = SCREENS[head];
  return screen && (id || LISTS.includes(head)) ? { screen, id: decodeURIComponent(id) } : { screen: 'home', id: '' };
}

export const route = $state({ now: read() });

addEventListener('popstate', () => (route.now = read()));

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  route.now = read();
  scrollTo(0, 0);
}

/** Plain clicks on internal links do not reload the page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="/"]');
  if (!link || link.hasAttribute('download') || event.defaultPrevented) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.getAttribute('target')) return;
  if (link.getAttribute('href')!.startsWith('/api/')) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
