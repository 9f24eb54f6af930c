import {
  getPayments,
  listPaymentEntries,
  type Payment,
  type PaymentEntry,
} from '#functions/data/payments.ts';
import type { Table } from '#functions/data/table.ts';
import { pageOf } from '#functions/domain/zarcodes/selectCodes.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';

const limit = 10;

interface Selection {
  readonly userId: string;
  readonly status?: string | undefined;
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page: number;
}

/**
 * One page of a person's payments, newest first. The index has only their times: a filter by status or kind reads all
 * payments of those days, half a read unit each. A person has tens (docs/decisions/0030-payments-by-owner.md).
 */
export async function listPayments(table: Table, { userId, page, ...selection }: Selection) {
  const { status = '', kind = '' } = selection;
  const entries = (await listPaymentEntries(table, userId)).filter((entry) => isWithin(entry, selection));
  if (status === '' && kind === '') {
    const { items, pagination } = pageOf(entries, { page, limit });
    return { payments: await readAll(table, items), pagination };
  }
  const found = (await readAll(table, entries))
    .filter((payment) => status === '' || payment.status === status)
    .filter(({ purchase }) => kind === '' || purchase.kind === kind);
  const { items, pagination } = pageOf(found, { page, limit });
  return { payments: items, pagination };
}

function isWithin({ createdAt }: PaymentEntry, { from = '', to = '' }: Pick<Selection, 'from' | 'to'>) {
  const day = dayInJohannesburg(new Date(createdAt));
  return (from === '' || day >= from) && (to === '' || day <= to);
}

const readAll = (table: Table, entries: readonly PaymentEntry[]): Promise<Payment[]> =>
  getPayments(
    table,
    entries.map(({ id }) => id),
  );
