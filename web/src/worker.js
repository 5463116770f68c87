// The service worker: keeps the client itself, so that it opens at once and without a line. Tables always come from
// the server; nothing of a game is kept here. FILES and VERSION are filled in by the build.
/* global FILES, VERSION */
const CACHE = `farshore-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

// The page decides when: a new version must not change a table under somebody's hands.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

/** Files with a digest in their name never change. */
async function keep(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** Every page is the same file: from the server if it answers, otherwise the kept one. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(keep(request));
});
