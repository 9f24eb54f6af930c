import type { PaymentDetails } from '#shared/contract/payments.ts';
import { t } from '#shared/text/t.ts';

/** Only a company that is registered for VAT may call it a tax invoice, in these words (VAT Act 89 of 1991, section 20). */
export const receiptTitle = ({ taxInvoice }: PaymentDetails) =>
  taxInvoice === undefined ? t`Receipt` : 'Tax invoice';
