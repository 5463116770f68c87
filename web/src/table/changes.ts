// A table told as differences from the one before it (`docs/protocol.md`): what is not named stays as it was.
import type { Changes, TableMessage } from '../wire';

export function changed(table: TableMessage, { parts, picture }: Changes): TableMessage {
  const next: TableMessage = { ...table, ...parts };
  for (const [path, value] of picture) next.picture = placed(next.picture, path, value) as TableMessage['picture'];
  return next;
}

/** A copy of what stands there with one piece replaced; what lies beside the path is shared, never changed. */
function placed(whole: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = placed(copy[step], rest, value);
  return copy;
}
