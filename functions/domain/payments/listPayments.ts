import { getListedPayments, type Payment } from '#functions/data/payments.ts';
import { countPayments, pageOfPayments } from '#functions/data/personLists.ts';
import type { TimePage } from '#functions/data/rowPage.ts';
import { listLimit, paginationOf, rowsOfQuery } from '#functions/domain/lists/timeList.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AdminPaymentStatus } from '#shared/contract/adminPayments.ts';
import type { TimeListQuery, TimePagination } from '#shared/contract/timeList.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { asOf } from './asOf.ts';

export interface PaymentFilters {
  readonly status: AdminPaymentStatus | '';
  readonly kind: Payment['purchase']['kind'] | '';
}

interface Selection extends PaymentFilters {
  readonly userId: string;
  readonly query: TimeListQuery;
}

export interface ListedPayments {
  readonly payments: readonly Payment[];
  readonly pagination: TimePagination;
}

/** Payments that are read for a page of those that a filter selects: eight read units. */
const searchedLimit = 16;

/** A person's payments, newest first. The index has only their times, so a filter reads the payments themselves. */
export async function listPayments(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  { userId, query, ...filters }: Selection,
): Promise<ListedPayments> {
  const isFiltered = filters.status !== '' || filters.kind !== '';
  const isAll = !isFiltered && (query.from ?? '') === '' && (query.to ?? '') === '';
  const rowsOf = rowsOfQuery(query, isFiltered ? searchedLimit : listLimit);
  const [counted, found] = await Promise.all([
    isAll ? countPayments(table, userId) : undefined,
    pageOfPayments(table, userId, { ...rowsOf, isCounted: isAll }),
  ]);
  const read = (await getListedPayments(table, found.rows)).map((payment) => asOf(payment, now()));
  const wanted = read.filter((payment) => isWanted(payment, { ...filters, ...query }));
  const isWhole = found.older === undefined && found.newer === undefined && query.page === 1;
  const total = isWhole ? wanted.length : counted;
  const { payments, page } = firstOf(wanted, { found, isBack: query.newer !== undefined });
  return { payments, pagination: paginationOf(query, page, { total }) };
}

interface Read {
  readonly found: TimePage;
  /** To what is newer. */
  readonly isBack: boolean;
}

/** At most ten of what was found: the list goes on behind them, or before them. */
function firstOf(wanted: readonly Payment[], { found, isBack }: Read) {
  const payments = isBack ? wanted.slice(-listLimit) : wanted.slice(0, listLimit);
  const isCut = payments.length < wanted.length;
  const end = isBack ? payments[0] : payments.at(-1);
  const place =
    isCut && end !== undefined ? { [isBack ? 'newer' : 'older']: `${end.createdAt}#${end.id}` } : {};
  const isShort = !isBack && payments.length < listLimit && found.older !== undefined;
  const isPartial = !isCut && (found.isPartial || isShort);
  return { payments, page: { ...found, ...place, isPartial } };
}

interface Filters extends PaymentFilters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function isWanted(payment: Payment, { status, kind, from = '', to = '' }: Filters): boolean {
  const day = dayInJohannesburg(new Date(payment.createdAt));
  const isStatus = Object.entries(statusFilters(status)).every(
    ([name, value]) => payment[name as 'status' | 'refunded'] === value,
  );
  return (
    isStatus &&
    (kind === '' || payment.purchase.kind === kind) &&
    (from === '' || day >= from) &&
    (to === '' || day <= to)
  );
}

/** The attributes of a payment that a status of the back office means. */
export function statusFilters(status: AdminPaymentStatus | ''): Readonly<Record<string, string>> {
  if (status === '') return {};
  if (status === 'refunded') return { refunded: 'whole' };
  return status === 'partlyRefunded' ? { refunded: 'part' } : { status };
}
