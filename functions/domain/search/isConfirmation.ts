import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#functions/lib/streamHandler.ts';

/** Whether all that changed is how many visitors found a code: nothing that is found or counted. */
export function isConfirmation({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  if (before?.['type'] !== 'zarcode' || after === null) return false;
  const [{ confirmed: _, ...old }, { confirmed: __, ...current }] = [before, after];
  return isDeepStrictEqual(old, current);
}
