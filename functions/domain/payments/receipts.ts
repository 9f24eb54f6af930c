import { writeMail } from '#functions/data/mails.ts';
import type { Payment } from '#functions/data/payments.ts';
import type { Write } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { describePurchase } from './describePurchase.ts';

/** What a payment bought: a code, or a number of prepaid ones. */
export interface Issued {
  readonly zarCode?: ZarCode;
  readonly prepaid?: number;
}

/** The mail for a payment, with what it bought. */
export function writePaymentReceipt(
  deps: Dependencies,
  payment: Payment,
  { zarCode, prepaid }: Issued,
): Write {
  const { purchase } = payment;
  return writeMail({
    id: deps.newId('mail'),
    to: payment.userId,
    createdAt: deps.now().toISOString(),
    content: {
      kind: 'receipt',
      description: describePurchase(purchase),
      reference: payment.id,
      amountCents: payment.amountCents,
      vatCents: payment.vatCents,
      ...(zarCode === undefined ? {} : { code: zarCode.code, title: zarCode.title }),
      ...(prepaid === undefined ? {} : { bundleRemaining: prepaid }),
      ...(prepaid !== undefined && purchase.kind === 'code' ? { paidTwice: true as const } : {}),
    },
  });
}

/** The mail for a code from a prepaid bundle. No VAT: that was due when the bundle was bought. */
export function writeBundleReceipt(
  deps: Dependencies,
  zarCode: ZarCode,
  bundle: { id: string; remaining: number },
): Write {
  return writeMail({
    id: deps.newId('mail'),
    to: zarCode.ownerId,
    createdAt: deps.now().toISOString(),
    content: {
      kind: 'receipt',
      description: `ZarCode for ${zarCode.title}`,
      reference: bundle.id,
      amountCents: 0,
      vatCents: 0,
      code: zarCode.code,
      title: zarCode.title,
      bundleRemaining: bundle.remaining,
    },
  });
}
