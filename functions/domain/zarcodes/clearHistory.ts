import { parseTombstone } from '#functions/data/deletedCodes.ts';
import { clearPersonalItems } from '#functions/data/personalItems.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/** The edits, the PIN, the passes and the visits of a code are deleted with it, once that can't be undone. Doing it again does nothing, so a change may be replayed. */
export async function clearHistory({ after }: Change, { table }: Dependencies): Promise<void> {
  const deleted = parseTombstone(after);
  if (deleted === null || deleted.restorable !== null) return;
  for (const kind of ['codeHistory', 'access', 'visits'] as const)
    while (!(await clearPersonalItems(table, kind, deleted.code)));
}
