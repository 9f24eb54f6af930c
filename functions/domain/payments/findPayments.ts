import { getInvoice } from '#functions/data/invoices.ts';
import { getBookedAs } from '#functions/data/paymentClaims.ts';
import { getPayments, listPaymentEntries, type Payment } from '#functions/data/payments.ts';
import { getUserIdByEmail } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AdminPaymentStatus } from '#shared/contract/adminPayments.ts';
import type { TimeListQuery, TimePagination } from '#shared/contract/timeList.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { asOf } from './asOf.ts';

const limit = 10;

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
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  { query, search, ...filters }: Wanted,
): Promise<Found> {
  const found = (await getPayments(table, await idsOf({ table }, search)))
    .map((payment) => asOf(payment, now()))
    .filter((payment) => isWanted(payment, { ...filters, ...query }));
  return pageOf(found, query);
}

const placeOf = ({ createdAt, id }: Payment) => `${createdAt}#${id}`;

/** By the cursors of every list by time. */
function pageOf(found: readonly Payment[], { page, older, newer }: TimeListQuery): Found {
  const start = startOf(found, { page, older, newer });
  const payments = found.slice(start, start + limit);
  const [first, last] = [payments[0], payments.at(-1)];
  return {
    payments,
    pagination: {
      page,
      limit,
      total: found.length,
      totalPages: Math.ceil(found.length / limit),
      ...(last !== undefined && start + limit < found.length && { older: placeOf(last) }),
      ...(first !== undefined && start > 0 && { newer: placeOf(first) }),
      isPartial: false,
    },
  };
}

function startOf(
  found: readonly Payment[],
  { page, older, newer }: Pick<TimeListQuery, 'page' | 'older' | 'newer'>,
): number {
  if (older !== undefined) return found.filter((each) => placeOf(each) >= older).length;
  if (newer === undefined) return (page - 1) * limit;
  return Math.max(0, found.filter((each) => placeOf(each) > newer).length - limit);
}

/** The newest first. A person has tens of payments: half a read unit each (decision 0030). */
async function idsOf({ table }: Pick<Dependencies, 'table'>, search: string): Promise<readonly string[]> {
  if (search.startsWith('pay_')) return [search];
  if (search.includes('@')) {
    const userId = await getUserIdByEmail(table, search.toLowerCase());
    if (userId === null) return [];
    return (await listPaymentEntries(table, userId)).map(({ id }) => id);
  }
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
