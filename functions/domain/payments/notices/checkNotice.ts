import { timingSafeEqual } from 'node:crypto';
import type { Notice } from '#functions/data/notices.ts';
import { getPayment, type Payment } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { md5 } from '#functions/lib/md5.ts';
import { centsFromAmount } from '#shared/domain/money.ts';
import { isKnownSource } from './isKnownSource.ts';
import { type NoticeContent, readNotice } from './readNotice.ts';

/** Why a notice has no effect. */
type Refusal =
  | 'ambiguous'
  | 'signature'
  | 'merchant'
  | 'unknownOrder'
  | 'amount'
  | 'currency'
  | 'paymentId'
  | 'source'
  | 'notConfirmed';

export interface AcceptedNotice {
  readonly content: NoticeContent;
  readonly payment: Payment;
  readonly pfPaymentId: string;
  readonly sourceUnverified: boolean;
}

type Verdict =
  | { readonly kind: 'accepted'; readonly notice: AcceptedNotice }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly paymentId: string | null }
  /** PayFast's server did not answer. */
  | { readonly kind: 'waiting' };

/** In PayFast's order, the cheap checks first. https://developers.payfast.co.za/docs#step_4_confirm_payment */
export async function checkNotice(
  deps: Dependencies<'payFast'>,
  { body, clientIp, receivedAt }: Notice,
  credentials: PayFastCredentials,
): Promise<Verdict> {
  const content = readNotice(body);
  const refusal = contentRefusal(content, credentials, receivedAt);
  if (refusal !== null) return { kind: 'refused', reason: refusal, paymentId: null };
  const [payment, settings] = await Promise.all([
    getPayment(deps.table, content.field('m_payment_id')),
    getSettings(deps.table),
  ]);
  if (payment === null || payment.mode !== 'payfast') {
    return { kind: 'refused', reason: 'unknownOrder', paymentId: null };
  }
  const refused = (reason: Refusal): Verdict => ({ kind: 'refused', reason, paymentId: payment.id });
  const orderRefused = orderRefusal(content, payment);
  if (orderRefused !== null) return refused(orderRefused);
  const isKnown = isKnownSource(clientIp, deps.config.payFastSources);
  if (!isKnown && settings.payFastStrictSource) return refused('source');
  const confirmation = await deps.payFast.confirm(content.parameters, payment.sandbox === true);
  if (confirmation === 'unanswered') return { kind: 'waiting' };
  if (confirmation === 'invalid') return refused('notConfirmed');
  const pfPaymentId = content.field('pf_payment_id');
  return { kind: 'accepted', notice: { content, payment, pfPaymentId, sourceUnverified: !isKnown } };
}

function contentRefusal(
  content: NoticeContent,
  account: PayFastCredentials,
  receivedAt: string,
): Refusal | null {
  if (content.isAmbiguous) return 'ambiguous';
  const { passphrase, other } = account;
  // By when it came: a notice that waits for its confirmation stays as right as it was.
  const passphrases = [
    passphrase,
    ...(other !== undefined && receivedAt < other.until ? [other.passphrase] : []),
  ];
  const isSignedWith = (each: string) =>
    isSame(content.signature.toLowerCase(), md5(content.signatureText(each)));
  if (!passphrases.some(isSignedWith)) return 'signature';
  return content.field('merchant_id') === account.merchantId ? null : 'merchant';
}

function orderRefusal(content: NoticeContent, { amountCents }: Payment): Refusal | null {
  // Exact: a tolerance would be a discount.
  if (centsFromAmount(content.field('amount_gross')) !== amountCents) return 'amount';
  if (!['', 'ZAR'].includes(content.field('currency'))) return 'currency';
  return /^[\w.-]{1,64}$/.test(content.field('pf_payment_id')) ? null : 'paymentId';
}

/** In constant time, so that nobody finds a signature character by character. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
