import { getInvoice } from '#functions/data/invoices.ts';
import { getBookedAs } from '#functions/data/paymentClaims.ts';
import { getListedPayments, getPayments, type Payment } from '#functions/data/payments.ts';
import { countPayments, pageOfPayments } from '#functions/data/personLists.ts';
import type { Table } from '#functions/data/table.ts';
import { getUserIdByEmail } from '#functions/data/users.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { paginationOf, rowsOfQuery } from '#functions/domain/lists/timeList.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AdminPaymentStatus } from '#shared/contract/adminPayments.ts';
import type { TimeListQuery, TimePagination } from '#shared/contract/timeList.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { asOf } from './asOf.ts';

interface Wanted {
  readonly query: TimeListQuery;
  readonly search: string;
  readonly status: AdminPaymentStatus | '';
  readonly kind: Payment['purchase']['kind'] | '';
}

interface Found {
  readonly payments: readonly Payment[];
  readonly pagination: TimePagination;
}

/** Payments by an id, a number, or the email address of a person; of them those that the filters select. */
export async function findPayments(
  deps: Pick<Dependencies, 'table' | 'now'>,
  { query, search, ...filters }: Wanted,
): Promise<Found> {
  if (search.includes('@')) return ofPerson(deps, { query, search, ...filters });
  const found = await readPayments(deps, await idsOf(deps.table, search));
  return inMemory(
    found.filter((payment) => isWanted(payment, { ...filters, ...query })),
    query,
  );
}

/** Of a person, newest first. Each is read to find out whether a filter selects it. */
async function ofPerson(
  deps: Pick<Dependencies, 'table' | 'now'>,
  { query, search, ...filters }: Wanted,
): Promise<Found> {
  const userId = await getUserIdByEmail(deps.table, search.toLowerCase());
  if (userId === null) return inMemory([], query);
  const isFiltered = filters.status !== '' || filters.kind !== '';
  const isAll = !isFiltered && (query.from ?? '') === '' && (query.to ?? '') === '';
  const [total, found] = await Promise.all([
    isAll ? countPayments(deps.table, userId) : undefined,
    pageOfPayments(deps.table, userId, rowsOfQuery(query)),
  ]);
  const listed = await getListedPayments(deps.table, found.rows);
  const payments = listed.map((payment) => asOf(payment, deps.now()));
  const wanted = payments.filter((payment) => isWanted(payment, { ...filters, ...query }));
  const isPartial = found.isPartial || (wanted.length < found.rows.length && found.older !== undefined);
  return { payments: wanted, pagination: paginationOf(query, { ...found, isPartial }, { total }) };
}

async function readPayments(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  ids: readonly string[],
): Promise<Payment[]> {
  return (await getPayments(table, ids)).map((payment) => asOf(payment, now()));
}

function inMemory(found: readonly Payment[], { page }: TimeListQuery): Found {
  const { items, pagination } = pageOf(found, { page, limit: 10 });
  return { payments: items, pagination: { ...pagination, isPartial: false } };
}

async function idsOf(table: Table, search: string): Promise<readonly string[]> {
  if (search.startsWith('pay_')) return [search];
  const [byPayFast, invoice] = await Promise.all([
    getBookedAs(table, search),
    getInvoice(table, search.toUpperCase()),
  ]);
  return [byPayFast ?? invoice?.paymentId].filter((id) => id !== undefined);
}

interface Filters extends Pick<Wanted, 'status' | 'kind'> {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function isWanted(payment: Payment, { status, kind, from = '', to = '' }: Filters): boolean {
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
