import type { PaymentStatus } from '#shared/contract/payments.ts';
import { day, listSearch, oneOf, pageNumber } from '#web/ui/list/listSearch.ts';

export const statusLabels: Record<PaymentStatus, string> = {
  pending: 'Not paid yet',
  complete: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const kindLabels = { code: 'ZarCodes', bundle: 'Bundles' } as const;

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T)[];

export const paymentSearch = listSearch({
  status: oneOf(keysOf(statusLabels)),
  kind: oneOf(keysOf(kindLabels)),
  from: day(),
  to: day(),
  page: pageNumber(),
});
