import { transactIfAllowed } from '#functions/data/transact.ts';
import { getVoucher, type Voucher, writeVoucher } from '#functions/data/vouchers.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { VoucherChanges } from '#shared/contract/vouchers.ts';
import { auditedFields, utc } from './newVoucher.ts';

interface Change {
  readonly code: string;
  readonly changes: VoucherChanges;
  readonly adminId: string;
}

export const voucherNotFound = () => new ApiError('not_found', 'Voucher not found');

/**
 * Changes a voucher for orders from now on. Orders that were placed have their own copy of the discount, and their use
 * is counted apart (decision 0041), so nothing of theirs changes.
 * @throws 404, 422 where it would end before it begins, 409 where another admin has changed it meanwhile.
 */
export async function changeVoucher(
  deps: Dependencies,
  { code, changes, adminId }: Change,
): Promise<Voucher> {
  const before = await getVoucher(deps.table, code, true);
  if (before === null) throw voucherNotFound();
  const target = { kind: 'voucher', id: code } as const;
  const conflict = () => changedMeanwhile(deps, { kind: 'voucher', targetId: code });
  if (changes.version !== undefined && changes.version !== before.version) throw await conflict();
  const now = deps.now().toISOString();
  const after = changed(before, changes, now);
  if (after.validFrom >= after.validUntil && changes.end === undefined) throw endsTooEarly();
  const differences = changesOf(auditedFields, before, after);
  if (differences.length === 0) return before;
  const isDone = await transactIfAllowed(deps.table, [
    writeVoucher(after, before),
    auditEntry(deps, { actorId: adminId, action: 'vouchers.update', target, changes: differences }),
  ]);
  if (!isDone) throw await conflict();
  return { ...after, version: before.version + 1 };
}

function changed(before: Voucher, changes: VoucherChanges, now: string): Voucher {
  const { percentOff, amountOff, validFrom, validUntil, appliesTo, minTotal, end } = changes;
  const after: Voucher = {
    ...before,
    // Either one or the other.
    ...(percentOff !== undefined && { percentOff, amountOffCents: undefined }),
    ...(amountOff !== undefined && { amountOffCents: amountOff, percentOff: undefined }),
    ...(validFrom !== undefined && { validFrom: utc(validFrom) }),
    ...(validUntil !== undefined && { validUntil: utc(validUntil) }),
    ...(appliesTo !== undefined && { appliesTo }),
    ...(minTotal !== undefined && { minTotalCents: minTotal }),
    ...(changes.maxUses !== undefined && { maxUses: changes.maxUses ?? undefined }),
    ...(changes.maxUsesPerUser !== undefined && { maxUsesPerUser: changes.maxUsesPerUser ?? undefined }),
  };
  if (end === undefined || before.validUntil <= now) return after;
  return { ...after, validUntil: now, validFrom: after.validFrom < now ? after.validFrom : now };
}

function endsTooEarly(): ApiError {
  const message = 'A voucher has to end after it begins.';
  return new ApiError('voucher_invalid', message, { fields: { validUntil: message } });
}
