// Options are paths of tokens (refs and words). A choice walks from token to token until a path is complete.
// The options say what can come next; nothing here knows a game.

export interface Path {
  path: string[];
  labels: string[];
}

export function isWord(token: string): boolean {
  return !token.includes(':');
}

/** A token as it appears in `data-ref`: words get the kind `word`. */
export function refOf(token: string): string {
  return isWord(token) ? `word:${token}` : token;
}

export function tokenOf(ref: string): string {
  return ref.startsWith('word:') ? ref.slice(5) : ref;
}

function startsWith(path: string[], taken: string[]): boolean {
  return taken.length <= path.length && taken.every((token, i) => path[i] === token);
}

export function open<P extends Path>(options: P[], taken: string[]): P[] {
  return options.filter((option) => startsWith(option.path, taken));
}

/** The labels of a walk. */
export function inWords(options: Path[], walked: string[]): string[] {
  return open(options, walked)[0]?.labels.slice(0, walked.length) ?? [];
}

/** The possible next tokens with their labels, in the order of the options. */
export function next(options: Path[], taken: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const option of open(options, taken)) {
    const token = option.path[taken.length];
    if (token !== undefined && !found.has(token)) found.set(token, option.labels[taken.length] ?? token);
  }
  return found;
}

/** The option whose path is complete. */
export function complete<P extends Path>(options: P[], taken: string[]): P | undefined {
  return options.find((option) => option.path.length === taken.length && startsWith(option.path, taken));
}

/** Takes a token and all tokens that must follow. */
export function follow(options: Path[], taken: string[], token: string): string[] {
  let walked = [...taken, token];
  while (!complete(options, walked)) {
    const ahead = [...next(options, walked).keys()];
    if (ahead.length !== 1) break;
    walked = [...walked, ahead[0]!];
  }
  return walked;
}

/** The start of a walk: the common prefix of all options, but never a whole option. */
export function start(options: Path[]): string[] {
  let walked: string[] = [];
  for (;;) {
    const ahead = [...next(options, walked).keys()];
    if (ahead.length !== 1 || complete(options, walked)) return walked;
    const further = [...walked, ahead[0]!];
    if (complete(options, further)) return walked;
    walked = further;
  }
}

/** The step of the last real choice, without forced tokens. */
export function back(options: Path[], taken: string[]): string[] {
  let walked = taken.slice(0, -1);
  while (walked.length && next(options, walked).size === 1 && !complete(options, walked)) walked = walked.slice(0, -1);
  return walked;
}

/** The step at which this token can be chosen: now, or instead of an earlier one. */
export function turningPoint(options: Path[], taken: string[], token: string): string[] | null {
  for (let length = taken.length; length >= 0; length--) {
    const walked = taken.slice(0, length);
    if (next(options, walked).has(token)) return walked;
  }
  return null;
}

/** What can be clicked now: the next tokens and, once a path is complete, the alternatives to its last choice. */
export function clickable(options: Path[], taken: string[]): Map<string, string> {
  const ahead = next(options, taken);
  if (!complete(options, taken) || !taken.length) return ahead;
  return new Map([...next(options, back(options, taken)), ...ahead]);
}
