import { paymentStatusLabels } from '#web/brand/paymentStatus.ts';
import { cursorPages, day, listSearch, oneOf } from '#web/ui/list/listSearch.ts';

export const kindLabels = { code: 'ZarCodes', bundle: 'Bundles' } as const;

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T)[];

export const paymentSearch = listSearch({
  status: oneOf(keysOf(paymentStatusLabels)),
  kind: oneOf(keysOf(kindLabels)),
  from: day(),
  to: day(),
  ...cursorPages(),
});
