// Whether the screen is wide enough for columns.
const thin = matchMedia('(max-width: 720px)');

export const screen = $state({ narrow: thin.matches });

thin.addEventListener('change', () => (screen.narrow = thin.matches));
