// Calls a person to the table: by a sound before time runs out, in the title of the page, by a notice.
import type { Decide } from '../decide/decide.svelte';
import { tellTurn } from '../notices.svelte';
import { sound } from '../sound';
import type { TableMessage } from '../wire';
import { warningIn } from './ring';

/** Called when the table's component starts. */
export function attention(id: string, tableNow: () => TableMessage | null, decide: Decide): void {
  let wasAsked = false;
  $effect(() => {
    const table = tableNow();
    const wait = table && warningIn(table);
    if (!wait) return;
    const timer = setTimeout(() => sound('time'), wait * 1000);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const table = tableNow();
    if (table) document.title = `${decide.decision ? '● ' : ''}${table.title} · Farshore`;
  });
  $effect(() => {
    const decision = decide.decision;
    const table = tableNow();
    if (decision && table && !wasAsked) tellTurn(id, table.title, decision.prompt);
    wasAsked = decision !== null;
  });
}
