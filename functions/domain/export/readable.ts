import * as z from 'zod';
import type { StoredRecord } from '#functions/data/personalRecords.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';

const Money = z.object({ amountCents: z.number().int(), vatCents: z.number().int().default(0) });
const RefundedMoney = z.object({ refundedCents: z.number().int() });
const Code = z.object({ code: z.string() });

/** Money that went back is below zero in the ledger. */
const signedAmount = (cents: number) => `${cents < 0 ? '-' : ''}${amountString(Math.abs(cents))}`;

/** With its money and its code as people write them. */
export function readable(record: StoredRecord): StoredRecord {
  const money = Money.safeParse(record).data;
  const refunded = RefundedMoney.safeParse(record).data;
  const code = Code.safeParse(record).data;
  return {
    ...record,
    ...(money && { amount: signedAmount(money.amountCents), vatAmount: amountString(money.vatCents) }),
    ...(refunded && { refundedAmount: amountString(refunded.refundedCents) }),
    ...(code && { zarcode: formatCode(code.code) }),
  };
}
