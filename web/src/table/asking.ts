// What the prompt says of a choice under way: its current step, what is chosen so far, what a bot advises.
import type { Decide } from '../decide/decide.svelte';
import { inWords, isWord } from '../decide/walk';
import { has, t } from '../i18n/words.svelte';
import type { Hint } from '../wire';

/** A path of several steps says its current step, if all that glows is of one kind. */
export function stageOf(decide: Decide): string {
  if (!decide.decision || decide.set || decide.ready) return '';
  const tokens = [...decide.legal.keys()].filter((token) => !isWord(token));
  const [kind, ...others] = new Set(tokens.map((token) => token.split(':')[0]!));
  const isStep = decide.taken.length > 0 || decide.options.some((option) => option.path.length > 1);
  if (!kind || others.length || !isStep || !has(`step-${kind}`)) return '';
  return t(`step-${kind}`, { choice: chosenIn(decide) });
}

export function choiceOf(decide: Decide, stage: string): string | undefined {
  if (stage) return decide.decision!.prompt;
  if (decide.canStepBack && !decide.set && !decide.ready) return t('chosen-so-far', { choice: chosenIn(decide) });
  return undefined;
}

export function hintOf({ level, choice, reason }: Hint): string {
  return [t('hint-says', { level, choice: choice.labels.join(' · ') }), reason].filter(Boolean).join('. ');
}

function chosenIn(decide: Decide): string {
  return inWords(decide.options, decide.taken).join(' · ');
}
