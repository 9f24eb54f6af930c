import { type AdminPaymentStatus, adminPaymentStatuses } from '#shared/contract/adminPayments.ts';
import { cursorPages, day, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';

export const statusLabels: Record<AdminPaymentStatus, string> = {
  pending: 'Not paid yet',
  complete: 'Paid',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const kindLabels = { code: 'ZarCodes', bundle: 'Bundles' } as const;

export const paymentFilters = listSearch({
  search: text(254),
  status: oneOf(adminPaymentStatuses),
  kind: oneOf(['code', 'bundle']),
  from: day(),
  to: day(),
  ...cursorPages(),
});
