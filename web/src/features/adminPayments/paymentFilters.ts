import { adminPaymentStatuses } from '#shared/contract/adminPayments.ts';
import { cursorPages, day, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';

export const paymentFilters = listSearch({
  search: text(254),
  status: oneOf(adminPaymentStatuses),
  kind: oneOf(['code', 'bundle']),
  from: day(),
  to: day(),
  ...cursorPages(),
});
