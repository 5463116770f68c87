// The client as an app: a service worker keeps it, and says when the server has a newer one.
export const app = $state({
  online: navigator.onLine,
  /** A newer client waits until the person wants it. */
  newer: null as ServiceWorker | null,
});

addEventListener('online', () => (app.online = true));
addEventListener('offline', () => (app.online = false));

const HOUR = 3_600_000;

/** Browsers that forbid service workers may answer nothing. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const found = () => {
    // Without a controller this is the first visit: nothing older is being shown.
    if (registration.waiting && navigator.serviceWorker.controller) app.newer = registration.waiting;
  };
  found();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', found));
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => document.hidden || look());
}

/** Kept only where the page was built; while developing every change must be seen at once. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/worker.js').then(watch, () => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** Shows the newer client: it takes over, and the page is loaded again. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  app.newer?.postMessage('take-over');
}
