import type { RefundMade } from '#functions/data/mailContents.ts';
import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatCode } from '#shared/domain/code.ts';
import { formatRand } from '#shared/domain/money.ts';
import { shownLongDay } from '#shared/domain/time.ts';
import { plural, t } from '#shared/text/t.ts';
import { boughtInMail } from './boughtInMail.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

/** With the credit note. */
export function refundMadeMail(content: RefundMade, { firstName }: User, appUrl: string): MailText {
  const { amountCents, vatCents, vendor, invoiceNumber, voidedCodes, withdrawnCode } = content;
  const rows: [string, string][] = [
    // The words of the law (VAT Act 89 of 1991, section 21).
    [vendor === undefined ? t`Credit note` : 'Credit note', content.creditNote],
    ...(invoiceNumber === undefined ? [] : ([[t`For receipt`, invoiceNumber]] as [string, string][])),
    [t`For`, boughtInMail(content)],
    [t`Date`, shownLongDay(content.refundedAt)],
    [t`Amount`, formatRand(amountCents)],
    ...(vatCents > 0 ? ([[t`VAT included`, formatRand(vatCents)]] as [string, string][]) : []),
    [t`Reference`, content.reference],
    ...(vendor === undefined
      ? []
      : ([
          [t`Seller`, `${vendor.companyName}, ${vendor.companyAddress}`],
          [t`VAT number`, vendor.vatNumber],
        ] as [string, string][])),
  ];
  return layOut({
    subject: t`Your refund of ${formatRand(amountCents)}`,
    greeting: hello(firstName),
    paragraphs: [
      content.byPayFast
        ? t`We have paid this back to your original payment method. Your bank may take a few days to show it.`
        : t`We have paid this back to you by bank transfer.`,
      ...(voidedCodes === 0
        ? []
        : [
            plural(
              voidedCodes,
              t`One prepaid ZarCode that you had not used was taken back.`,
              t`${voidedCodes} prepaid ZarCodes that you had not used were taken back.`,
            ),
          ]),
      ...(withdrawnCode === undefined
        ? []
        : [t`The ZarCode ${formatCode(withdrawnCode)} was withdrawn: it no longer works.`]),
    ],
    rows,
    link: { label: t`My Payments`, url: `${appUrl}/payments` },
  });
}
