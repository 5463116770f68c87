// Options are paths of tokens (refs and words). Choosing is walking from token to token until a path is complete.
// Nothing here knows a game: what may come next is what the options say.

export interface Path {
  path: string[];
  labels: string[];
}

export function isWord(token: string): boolean {
  return !token.includes(':');
}

/** How a token is spelled in `data-ref`: words get a kind of their own. */
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

/** A walk in words. */
export function inWords(options: Path[], walked: string[]): string[] {
  return open(options, walked)[0]?.labels.slice(0, walked.length) ?? [];
}

/** What may come next, with its label, in the order of the options. */
export function next(options: Path[], taken: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const option of open(options, taken)) {
    const token = option.path[taken.length];
    if (token !== undefined && !found.has(token)) found.set(token, option.labels[taken.length] ?? token);
  }
  return found;
}

/** The option that has been spelled out completely. */
export function complete<P extends Path>(options: P[], taken: string[]): P | undefined {
  return options.find((option) => option.path.length === taken.length && startsWith(option.path, taken));
}

/** Take a token, and with it whatever must follow. */
export function follow(options: Path[], taken: string[], token: string): string[] {
  let walked = [...taken, token];
  while (!complete(options, walked)) {
    const ahead = [...next(options, walked).keys()];
    if (ahead.length !== 1) break;
    walked = [...walked, ahead[0]!];
  }
  return walked;
}

/** Where choosing begins: what every option begins with is taken already, but never a whole option. */
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

/** Where the last real choice was made; forced tokens are stepped over. */
export function back(options: Path[], taken: string[]): string[] {
  let walked = taken.slice(0, -1);
  while (walked.length && next(options, walked).size === 1 && !complete(options, walked)) walked = walked.slice(0, -1);
  return walked;
}

/** The place in the walk where this token could be chosen: here, or instead of an earlier choice. */
export function turningPoint(options: Path[], taken: string[], token: string): string[] | null {
  for (let length = taken.length; length >= 0; length--) {
    const walked = taken.slice(0, length);
    if (next(options, walked).has(token)) return walked;
  }
  return null;
}

/** What may be clicked now: the next tokens; once a path is complete, also the alternatives to its last choice. */
export function clickable(options: Path[], taken: string[]): Map<string, string> {
  const ahead = next(options, taken);
  if (!complete(options, taken) || !taken.length) return ahead;
  return new Map([...next(options, back(options, taken)), ...ahead]);
}
