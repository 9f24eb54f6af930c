import { paymentStatusLabels } from '#web/brand/paymentStatus.ts';
import { purchaseLabels } from '#web/brand/purchaseLabels.ts';
import { cursorPages, day, listSearch, oneOf } from '#web/ui/list/listSearch.ts';

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T)[];

export const paymentSearch = listSearch({
  status: oneOf(keysOf(paymentStatusLabels)),
  kind: oneOf(keysOf(purchaseLabels)),
  from: day(),
  to: day(),
  ...cursorPages(),
});
