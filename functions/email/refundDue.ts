import type { RefundDue } from '#functions/data/mailContents.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatRand } from '#shared/domain/money.ts';
import { layOut } from './layout.ts';

/** For support. */
export function refundDueMail({ paymentId, amountCents }: RefundDue): MailText {
  return layOut({
    subject: `Refund due: ${formatRand(amountCents)}`,
    greeting: 'A payment was completed after its account was deleted.',
    paragraphs: ['Nothing was issued for it. Please pay the money back.'],
    rows: [
      ['Amount', formatRand(amountCents)],
      ['Reference', paymentId],
    ],
  });
}
