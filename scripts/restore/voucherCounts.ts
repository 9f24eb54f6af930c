/** Whether the counts of vouchers are those of the orders that hold or have used them. */
import { erasedUserId } from '#functions/data/erased.ts';

interface Order {
  readonly id: string;
  readonly userId: string;
  readonly status: string;
  readonly voucherCode?: string | undefined;
  readonly voucherUse?: { readonly ofAll: boolean } | undefined;
  readonly refundDue?: true | undefined;
}

interface Count {
  /** `VOUCHERUSES#<CODE>`, or `PERSONALUSES#<usr_…>` with the code as its sort key. */
  readonly pk: string;
  readonly sk: string;
  readonly taken: number;
}

/** @param open ids of the orders that have an entry among the open ones */
export function voucherProblems(
  orders: readonly Order[],
  open: ReadonlySet<string>,
  counts: readonly Count[],
): string[] {
  const holding = orders.filter(
    ({ id, status, refundDue }) => open.has(id) || (status === 'complete' && refundDue === undefined),
  );
  const expected = Map.groupBy(holding.flatMap(countsOf), (name) => name);
  const stored = new Map(counts.map(({ pk, sk, taken }) => [`${pk} ${sk}`, taken]));
  const names = new Set([...expected.keys(), ...stored.keys()]);
  const known = new Map(orders.map((order) => [order.id, order]));
  return [
    ...[...names].flatMap((name) => {
      const [held, taken] = [expected.get(name)?.length ?? 0, stored.get(name) ?? 0];
      return held === taken ? [] : [`${name} is counted ${taken} times, and ${held} orders have it`];
    }),
    ...[...open]
      .map((id) => known.get(id))
      .filter((order) => order === undefined || (order.status !== 'pending' && !order.refundDue))
      .map((order) => `${order?.id ?? 'An unknown order'} is listed as open, and is not`),
  ];
}

/** Where an order that holds its voucher is counted. A person who was erased has no count any more. */
function countsOf({ userId, voucherCode, voucherUse }: Order): string[] {
  if (voucherCode === undefined || voucherUse === undefined) return [];
  return [
    ...(userId === erasedUserId ? [] : [`PERSONALUSES#${userId} ${voucherCode}`]),
    ...(voucherUse.ofAll ? [`VOUCHERUSES#${voucherCode} VOUCHERUSES`] : []),
  ];
}
