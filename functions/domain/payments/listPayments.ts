import {
  getPayments,
  listPaymentEntries,
  type Payment,
  type PaymentEntry,
} from '#functions/data/payments.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { asOf } from './asOf.ts';

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
export async function listPayments(deps: Dependencies, { userId, page, ...selection }: Selection) {
  const { status = '', kind = '' } = selection;
  const entries = (await listPaymentEntries(deps.table, userId)).filter((entry) =>
    isWithin(entry, selection),
  );
  if (status === '' && kind === '') {
    const { items, pagination } = pageOf(entries, { page, limit });
    return { payments: await readAll(deps, items), pagination };
  }
  const found = (await readAll(deps, entries))
    .filter((payment) => status === '' || payment.status === status)
    .filter(({ purchase }) => kind === '' || purchase.kind === kind);
  const { items, pagination } = pageOf(found, { page, limit });
  return { payments: items, pagination };
}

function isWithin({ createdAt }: PaymentEntry, { from = '', to = '' }: Pick<Selection, 'from' | 'to'>) {
  const day = dayInJohannesburg(new Date(createdAt));
  return (from === '' || day >= from) && (to === '' || day <= to);
}

async function readAll({ table, now }: Dependencies, entries: readonly PaymentEntry[]): Promise<Payment[]> {
  const payments = await getPayments(
    table,
    entries.map(({ id }) => id),
  );
  return payments.map((payment) => asOf(payment, now()));
}
