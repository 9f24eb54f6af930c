import type { SortOrder } from '#shared/contract/zarcodes.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { t } from '#shared/text/t.ts';
import { listSearch, oneOf, openItem, order, pageNumber, text } from '#web/ui/list/listSearch.ts';

export const sortLabels: Record<SortOrder, string> = {
  'created-desc': t`Newest first`,
  'created-asc': t`Oldest first`,
  'title-asc': t`Title A to Z`,
  'title-desc': t`Title Z to A`,
};

export const codeSearch = listSearch({
  search: text(),
  province: oneOf(provinces),
  sortBy: order(Object.keys(sortLabels) as SortOrder[], 'created-desc'),
  page: pageNumber(),
  details: openItem(),
});
