import type { ConditionFailed } from '#functions/data/transact.ts';
import { ApiError } from '#functions/lib/apiError.ts';

/** The field that a voucher is typed into. */
export type VoucherFieldName = 'code' | 'voucherCode';

export const voucherMessages = {
  invalid: "This voucher code isn't valid or has expired.",
  usedUp: 'This voucher has been used up.',
  usedByYou: 'You have already used this voucher. An unpaid order counts too, for a day.',
} as const;

export function voucherRefused(message: string, field: VoucherFieldName): ApiError {
  return new ApiError('voucher_invalid', message, { fields: { [field]: message } });
}

/** Where somebody else, or the person themselves, took the last use meanwhile; null for other refusals. */
export function refusedUse({ labels }: ConditionFailed): ApiError | null {
  if (labels.includes('personalUses')) return voucherRefused(voucherMessages.usedByYou, 'voucherCode');
  if (labels.includes('voucherUses')) return voucherRefused(voucherMessages.usedUp, 'voucherCode');
  return null;
}
