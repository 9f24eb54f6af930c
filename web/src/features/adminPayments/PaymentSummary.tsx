import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { PaymentSums } from '#shared/contract/adminPayments.ts';
import { centsFromAmount } from '#shared/domain/money.ts';
import { formatGroupedRand } from '#web/ui/chartData.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { paymentFilters } from './paymentFilters.ts';

const Summary = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', mb: '4' },
});

const shown = (amount: string) => formatGroupedRand(centsFromAmount(amount) ?? 0);

/** What the chosen payments come to, and a file with them. */
export function PaymentSummary({ sums }: { sums: PaymentSums | undefined }): ReactElement {
  const { from, to, status, kind } = useListSearch(paymentFilters).values;
  const chosen = Object.entries({ from, to, status, kind }).filter(([, value]) => value !== '');
  const exported = { of: 'payments', ...Object.fromEntries(chosen) };
  return (
    <Summary>
      <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
        {sums === undefined
          ? null
          : `${shown(sums.amount)} ordered, ${shown(sums.fees)} in fees, ${shown(sums.refunded)} paid back`}
      </chakra.p>
      <LinkButton variant="outline" to="/admin/csv-export" search={exported as never}>
        Export
      </LinkButton>
    </Summary>
  );
}
