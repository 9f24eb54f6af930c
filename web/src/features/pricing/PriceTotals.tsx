import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ShownPrice } from '#shared/contract/prices.ts';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { allBundleSizes, bundleTotalCents, type Price } from '#shared/domain/bundles.ts';
import { centsFromAmount, discountedCents, payableCents } from '#shared/domain/money.ts';
import { whyNotApplied } from '#shared/domain/vouchers.ts';
import { useApi } from '#web/api/useApi.ts';
import { Money } from '#web/ui/Money.tsx';

const Table = chakra('table', {
  base: {
    width: 'full',
    '& th, & td': { py: '2', borderBottomWidth: '1px', textAlign: 'end', verticalAlign: 'baseline' },
    '& td': { ps: '3' },
    '& th:first-of-type': { textAlign: 'start', fontWeight: 'normal', pe: '3' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' },
  },
});

interface PriceTotalsProps {
  /** Null where nothing is compared. */
  before: ShownPrice | null;
  after: ShownPrice;
}

interface Item {
  readonly label: string;
  readonly kind: 'code' | 'bundle';
  readonly totalOf: (price: Price) => number;
}

const items: readonly Item[] = [
  { label: 'One ZarCode', kind: 'code', totalOf: ({ amountCents }) => amountCents },
  ...allBundleSizes.map((size) => ({
    label: `Bundle of ${size}`,
    kind: 'bundle' as const,
    totalOf: (price: Price) => bundleTotalCents(price, size),
  })),
];

const priceOf = ({ amount, percentOff }: ShownPrice): Price => ({
  amountCents: centsFromAmount(amount) ?? 0,
  percentOff,
});

/** What buyers pay, by the rules that orders follow; also with the voucher that is advertised. */
export function PriceTotals({ before, after }: PriceTotalsProps): ReactElement {
  const { data } = useApi('vouchers.promoted');
  const voucher = data?.voucher ?? null;
  const rows = [...items, ...(voucher === null ? [] : items.map((item) => withVoucher(item, voucher)))];
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">An order of</th>
          {before === null ? null : <th scope="col">Now</th>}
          <th scope="col">{before === null ? 'Costs' : 'Then'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, totalOf }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {before === null ? null : (
              <chakra.td color="fg.muted">
                <Money cents={totalOf(priceOf(before))} />
              </chakra.td>
            )}
            <chakra.td fontWeight="bold">
              <Money cents={totalOf(priceOf(after))} />
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function withVoucher({ label, kind, totalOf }: Item, voucher: Voucher): Item {
  const { code, percentOff, amountOff, appliesTo, minTotal } = voucher;
  const amountOffCents = amountOff === undefined ? undefined : (centsFromAmount(amountOff) ?? 0);
  const conditions = { appliesTo, minTotalCents: centsFromAmount(minTotal) ?? 0 };
  return {
    label: `${label} with ${code}`,
    kind,
    totalOf: (price) => {
      const totalCents = totalOf(price);
      if (whyNotApplied(conditions, { kind, totalCents }) !== null) return totalCents;
      return payableCents(discountedCents(totalCents, { percentOff, amountOffCents }));
    },
  };
}
