import { transactIfAllowed } from '#functions/data/transact.ts';
import { type Voucher, writeNewVoucher } from '#functions/data/vouchers.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { auditedFields, newVoucher, type VoucherOffer } from './newVoucher.ts';

interface Creation {
  readonly code: string;
  readonly offer: VoucherOffer;
  readonly adminId: string;
}

/** @throws 409 where there is a voucher with this code. */
export async function createVoucher(
  deps: Dependencies,
  { code, offer, adminId }: Creation,
): Promise<Voucher> {
  const createdAt = deps.now().toISOString();
  const voucher = newVoucher(offer, { code, kind: 'shared', createdAt, createdBy: adminId });
  const isDone = await transactIfAllowed(deps.table, [
    writeNewVoucher(voucher),
    auditEntry(deps, {
      actorId: adminId,
      action: 'vouchers.create',
      target: { kind: 'voucher', id: code },
      changes: changesOf(auditedFields, null, voucher),
    }),
  ]);
  if (isDone) return voucher;
  const message = 'There is already a voucher with this code.';
  throw new ApiError('voucher_taken', message, { fields: { code: message } });
}
