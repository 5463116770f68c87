/** What is there for a while and then goes: called when a component starts. */
export function fades(there: () => unknown, after: number, away: () => void): void {
  $effect(() => {
    if (!there()) return;
    const timer = setTimeout(away, after);
    return () => clearTimeout(timer);
  });
}
