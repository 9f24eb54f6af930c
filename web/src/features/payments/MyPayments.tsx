import type { ReactElement } from 'react';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useTabSearch } from '#web/ui/useTabSearch.ts';
import { Bundles } from './Bundles.tsx';
import { PaymentList } from './PaymentList.tsx';

/** docs/product/money.md#my-payments. */
export function MyPayments(): ReactElement {
  const [tab, open] = useTabSearch(['payments', 'bundles']);
  return (
    <Page title="My Payments" intro="What you have bought, what it cost, and what is left of it.">
      <Tabs
        label="My Payments"
        value={tab}
        onChange={open}
        tabs={[
          { value: 'payments', label: 'Payments', content: <PaymentList /> },
          { value: 'bundles', label: 'Bundles', content: <Bundles /> },
        ]}
      />
    </Page>
  );
}
