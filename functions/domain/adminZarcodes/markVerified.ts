import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { writeVerified } from '#functions/data/zarcodeChanges.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';

interface Mark {
  readonly adminId: string;
  readonly zarCode: ZarCode;
  readonly verified: boolean;
}

/** Marks a code as verified, or not. One that is so already stays as it is. @returns the code's version */
export async function markVerified(
  deps: Dependencies,
  { adminId, zarCode, verified }: Mark,
): Promise<number> {
  const before = zarCode.verified ?? false;
  if (before === verified) return zarCode.version;
  try {
    await transact(deps.table, [
      writeVerified(zarCode, verified),
      auditEntry(deps, {
        actorId: adminId,
        action: 'adminZarcodes.verify',
        target: { kind: 'zarcode', id: zarCode.code },
        userId: zarCode.ownerId,
        changes: changesOf(['verified'], { verified: before }, { verified }),
      }),
    ]);
    return zarCode.version + 1;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw await changedMeanwhile(deps.table, zarCode.code);
  }
}
