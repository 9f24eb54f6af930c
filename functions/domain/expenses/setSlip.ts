import { type Expense, type Slip, writeExpense } from '#functions/data/expenses.ts';
import { transactIfAllowed, type Write } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { targetOf } from './auditedExpense.ts';
import { findExpense } from './findExpense.ts';

export const slipNotFound = () => new ApiError('not_found', 'Slip not found');

interface Change {
  readonly id: string;
  /** Null to take it away. */
  readonly slip: Slip | null;
  readonly adminId: string;
}

/**
 * Stores which slip an expense has. Whatever else was changed meanwhile stays: a slip is no answer to any of it. The
 * file of the one before is deleted by the job `sideEffects`.
 * @param alsoWrite what belongs into the same transaction
 * @throws 404 where there is no such expense, or no slip to take away.
 */
export async function setSlip(
  deps: Dependencies,
  { id, slip, adminId }: Change,
  alsoWrite: readonly Write[] = [],
): Promise<Expense> {
  for (;;) {
    const before = await findExpense(deps, id);
    if (slip !== null && before.slip?.id === slip.id) return before;
    if (slip === null && before.slip === undefined) throw slipNotFound();
    const { slip: replaced, ...others } = before;
    const after = slip === null ? others : { ...others, slip };
    const isDone = await transactIfAllowed(deps.table, [
      ...writeExpense(after, before),
      ...alsoWrite,
      auditEntry(deps, {
        actorId: adminId,
        action: slip === null ? 'expenses.deleteSlip' : 'expenses.completeSlip',
        target: targetOf(id),
        changes: changesOf(['slip'], { slip: replaced?.name }, { slip: slip?.name }),
      }),
    ]);
    if (isDone) return { ...after, version: before.version + 1 };
  }
}
