import type { RefundMade } from '#functions/data/mailContents.ts';
import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatCode } from '#shared/domain/code.ts';
import { formatRand } from '#shared/domain/money.ts';
import { shownLongDay } from '#shared/domain/time.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

/** With the credit note. */
export function refundMadeMail(content: RefundMade, { firstName }: User, appUrl: string): MailText {
  const { amountCents, vatCents, vendor, invoiceNumber, voidedCodes, withdrawnCode } = content;
  const rows: [string, string][] = [
    ['Credit note', content.creditNote],
    ...(invoiceNumber === undefined ? [] : ([['For receipt', invoiceNumber]] as [string, string][])),
    ['For', content.description],
    ['Date', shownLongDay(content.refundedAt)],
    ['Amount', formatRand(amountCents)],
    ...(vatCents > 0 ? ([['VAT included', formatRand(vatCents)]] as [string, string][]) : []),
    ['Reference', content.reference],
    ...(vendor === undefined
      ? []
      : ([
          ['Seller', `${vendor.companyName}, ${vendor.companyAddress}`],
          ['VAT number', vendor.vatNumber],
        ] as [string, string][])),
  ];
  return layOut({
    subject: `Your refund of ${formatRand(amountCents)}`,
    greeting: hello(firstName),
    paragraphs: [
      content.byPayFast
        ? 'We have paid this back to your original payment method. Your bank may take a few days to show it.'
        : 'We have paid this back to you by bank transfer.',
      ...(voidedCodes === 0
        ? []
        : [
            voidedCodes === 1
              ? 'One prepaid ZarCode that you had not used was taken back.'
              : `${voidedCodes} prepaid ZarCodes that you had not used were taken back.`,
          ]),
      ...(withdrawnCode === undefined
        ? []
        : [`The ZarCode ${formatCode(withdrawnCode)} was withdrawn: it no longer works.`]),
    ],
    rows,
    link: { label: 'My Payments', url: `${appUrl}/payments` },
  });
}
