import type { ReactElement } from 'react';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useTabSearch } from '#web/ui/useTabSearch.ts';
import { AllPayments } from './AllPayments.tsx';
import { Reconciliations } from './Reconciliations.tsx';
import { RefundsDue } from './RefundsDue.tsx';

/** docs/product/back-office-money.md#payments-page. */
export function AdminPayments(): ReactElement {
  const [tab, open] = useTabSearch(['payments', 'refunds', 'reconciliation']);
  return (
    <Page title="Payments" intro="What was ordered, what was paid, and what was paid back.">
      <Tabs
        label="Payments"
        value={tab}
        onChange={open}
        tabs={[
          { value: 'payments', label: 'All payments', content: <AllPayments /> },
          { value: 'refunds', label: 'To be refunded', content: <RefundsDue /> },
          { value: 'reconciliation', label: 'Reconciliation', content: <Reconciliations /> },
        ]}
      />
    </Page>
  );
}
