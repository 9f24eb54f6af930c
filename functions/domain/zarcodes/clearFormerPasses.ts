import { deletePassesOf } from '#functions/data/access.ts';
import { parseZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/** The passes of who had a code go when its resident claims it. They open nothing from the claim on. */
export async function clearFormerPasses({ before, after }: Change, { table }: Dependencies): Promise<void> {
  const [old, now] = [parseZarCode(before), parseZarCode(after)];
  if (old === null || now === null || old.claimedAt === now.claimedAt) return;
  if (old.ownerId !== now.ownerId) await deletePassesOf(table, old.code, old.ownerId);
}
