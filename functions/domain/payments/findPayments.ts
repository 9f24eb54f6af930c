import { getInvoice } from '#functions/data/invoices.ts';
import { getBookedAs } from '#functions/data/paymentClaims.ts';
import { getPayments, type Payment } from '#functions/data/payments.ts';
import type { Table } from '#functions/data/table.ts';
import { getUserIdByEmail } from '#functions/data/users.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { TimeListQuery } from '#shared/contract/timeList.ts';
import { asOf } from './asOf.ts';
import { isWanted, type ListedPayments, listPayments, type PaymentFilters } from './listPayments.ts';

interface Wanted extends PaymentFilters {
  readonly query: TimeListQuery;
  readonly search: string;
}

/** Payments by an id, a number, or the email address of a person; of them those that the filters select. */
export async function findPayments(
  deps: Pick<Dependencies, 'table' | 'now'>,
  { query, search, ...filters }: Wanted,
): Promise<ListedPayments> {
  if (search.includes('@')) {
    const userId = await getUserIdByEmail(deps.table, search.toLowerCase());
    return userId === null ? inMemory([], query) : listPayments(deps, { userId, query, ...filters });
  }
  const found = await readPayments(deps, await idsOf(deps.table, search));
  return inMemory(
    found.filter((payment) => isWanted(payment, { ...filters, ...query })),
    query,
  );
}

async function readPayments(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  ids: readonly string[],
): Promise<Payment[]> {
  return (await getPayments(table, ids)).map((payment) => asOf(payment, now()));
}

function inMemory(found: readonly Payment[], { page }: TimeListQuery): ListedPayments {
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
