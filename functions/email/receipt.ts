import type { Receipt } from '#functions/data/mailContents.ts';
import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatCode } from '#shared/domain/code.ts';
import { formatRand } from '#shared/domain/money.ts';
import { shownLongDay } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import { boughtInMail } from './boughtInMail.ts';
import { hello } from './greeting.ts';
import { layOut } from './layout.ts';

function thanks({ code, paidTwice }: Receipt): string {
  if (paidTwice) {
    return t`You have paid for this place twice. It already has its ZarCode, so this payment became a prepaid one: the next ZarCode that you create uses it automatically.`;
  }
  if (code === undefined) return t`Thank you. Your bundle is ready: use it for the next ZarCodes you create.`;
  return t`Your place now has a ZarCode. Share it with drivers, visitors and customers: it leads to the exact location.`;
}

/** Only a company that is registered for VAT may call it a tax invoice, in these words (VAT Act 89 of 1991, section 20). */
const numberRow = (number: string, vendor: Receipt['vendor']): [string, string] => [
  vendor === undefined ? t`Receipt` : 'Tax invoice',
  number,
];

function vatRows({ amountCents, vatCents, vendor }: Receipt): [string, string][] {
  const vat = vendor === undefined ? t`VAT included` : t`VAT included (${vendor.vatRate}%)`;
  return [
    [t`Excluding VAT`, formatRand(amountCents - vatCents)],
    [vat, formatRand(vatCents)],
  ];
}

export function receiptMail(content: Receipt, createdAt: string, user: User, appUrl: string): MailText {
  const code = content.code === undefined ? undefined : formatCode(content.code);
  const { vendor, invoiceNumber } = content;
  const paidFor = boughtInMail(content);
  const rows: [string, string][] = [
    ...(invoiceNumber === undefined ? [] : [numberRow(invoiceNumber, vendor)]),
    [t`For`, paidFor],
    [t`Date`, shownLongDay(content.paidAt ?? createdAt)],
    [t`Amount`, content.amountCents === 0 ? t`R0.00 (prepaid or free)` : formatRand(content.amountCents)],
  ];
  if (content.vatCents > 0) rows.push(...vatRows(content));
  if (content.bundleRemaining !== undefined)
    rows.push([t`Prepaid ZarCodes left`, String(content.bundleRemaining)]);
  rows.push([t`Reference`, content.reference]);
  if (vendor !== undefined) {
    rows.push(
      [t`Seller`, `${vendor.companyName}, ${vendor.companyAddress}`],
      [t`VAT number`, vendor.vatNumber],
    );
  }
  return layOut({
    subject: code === undefined ? t`Your receipt: ${paidFor}` : t`Your ZarCode ${code} is ready`,
    greeting: hello(user.firstName),
    paragraphs: [thanks(content)],
    ...(code === undefined ? {} : { code }),
    rows,
    link:
      code === undefined
        ? { label: t`Create a ZarCode`, url: `${appUrl}/generator` }
        : { label: t`Open your ZarCode`, url: `${appUrl}/${code}` },
  });
}
