import type { Invoice } from '#functions/data/invoices.ts';
import { writeMail } from '#functions/data/newMail.ts';
import type { Payment } from '#functions/data/payments.ts';
import type { Write } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { describeBought } from '#shared/domain/bought.ts';
import { boughtOf, describePurchase } from './describePurchase.ts';

/** The mail for a payment, with what it bought. @param invoice none where it costs nothing */
export function writePaymentReceipt(deps: Dependencies, payment: Payment, invoice?: Invoice): Write {
  const { purchase, code, bundleId } = payment;
  const isCode = purchase.kind === 'code';
  const title = isCode ? purchase.place?.title : undefined;
  return writeMail({
    id: deps.newId('mail'),
    to: payment.userId,
    createdAt: deps.now().toISOString(),
    content: {
      kind: 'receipt',
      description: describePurchase(purchase),
      bought: boughtOf(purchase),
      reference: payment.id,
      amountCents: payment.amountCents,
      vatCents: invoice === undefined ? payment.vatCents : invoice.vatCents,
      ...(code !== undefined && { code }),
      ...(code !== undefined && title !== undefined && { title }),
      ...(bundleId !== undefined && { bundleRemaining: isCode ? 1 : purchase.size }),
      ...(bundleId !== undefined && isCode && { paidTwice: true as const }),
      ...(invoice !== undefined && { invoiceNumber: invoice.number, paidAt: invoice.paidAt }),
      ...(invoice?.vendor !== undefined && { vendor: invoice.vendor }),
    },
  });
}

/** The mail for a code from a prepaid bundle. No VAT: that was due when the bundle was bought. */
export function writeBundleReceipt(
  deps: Dependencies,
  zarCode: ZarCode,
  bundle: { id: string; remaining: number },
): Write {
  const bought = { kind: 'code', title: zarCode.title } as const;
  return writeMail({
    id: deps.newId('mail'),
    to: zarCode.ownerId,
    createdAt: deps.now().toISOString(),
    content: {
      kind: 'receipt',
      description: describeBought(bought),
      bought,
      reference: bundle.id,
      amountCents: 0,
      vatCents: 0,
      code: zarCode.code,
      title: zarCode.title,
      bundleRemaining: bundle.remaining,
    },
  });
}
