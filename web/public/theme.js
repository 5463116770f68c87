// The theme is set before the first paint, so that a dark room stays dark.
(() => {
  const kept = localStorage.getItem('farshore.theme');
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
