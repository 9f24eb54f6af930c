import { clearPersonalItems } from '#functions/data/personalItems.ts';
import { parseTombstone } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/** The edits of a code are deleted with it. Doing it again does nothing, so a change may be replayed. */
export async function clearHistory({ after }: Change, { table }: Dependencies): Promise<void> {
  const deletedCode = parseTombstone(after);
  if (deletedCode === null) return;
  while (!(await clearPersonalItems(table, 'codeHistory', deletedCode)));
}
