import type { SortOrder } from '#shared/contract/zarcodes.ts';
import { isProvince, type Province } from '#shared/domain/provinces.ts';

/** The state of My ZarCodes, kept in the URL. What is left out is the default. */
export interface CodeFilters {
  search?: string;
  province?: Province;
  sortBy?: SortOrder;
  page?: number;
  /** The code whose details are open. */
  details?: string;
}

export const sortLabels: Record<SortOrder, string> = {
  'created-desc': 'Newest first',
  'created-asc': 'Oldest first',
  'title-asc': 'Title A to Z',
  'title-desc': 'Title Z to A',
};

export const defaultSort: SortOrder = 'created-desc'; // SPEC 9
export const pageSize = 10; // SPEC 9

function isSortOrder(value: unknown): value is SortOrder {
  return typeof value === 'string' && Object.hasOwn(sortLabels, value);
}

/** Keeps what makes sense of a URL's search params and drops the rest. */
export function readFilters(search: Record<string, unknown>): CodeFilters {
  const filters: CodeFilters = {};
  const page = Number(search['page']);
  if (typeof search['search'] === 'string') filters.search = search['search'].slice(0, 200);
  if (isProvince(search['province'])) filters.province = search['province'];
  if (isSortOrder(search['sortBy'])) filters.sortBy = search['sortBy'];
  if (Number.isInteger(page) && page > 1 && page <= 1_000_000) filters.page = page;
  if (typeof search['details'] === 'string') filters.details = search['details'].slice(0, 20);
  return filters;
}
