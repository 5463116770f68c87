// Texts of the server come in one language: when the person changes it, they are asked for again.
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';

export function whenLanguageChanges(again: () => void): void {
  let spoken = settings.language;
  $effect(() => {
    if (settings.language === spoken) return;
    spoken = settings.language;
    untrack(again);
  });
}
