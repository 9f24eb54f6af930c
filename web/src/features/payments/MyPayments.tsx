import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useTabSearch } from '#web/ui/useTabSearch.ts';
import { Bundles } from './Bundles.tsx';
import { PaymentList } from './PaymentList.tsx';

/** docs/product/money.md#my-payments. */
export function MyPayments(): ReactElement {
  const [tab, open] = useTabSearch(['payments', 'bundles']);
  return (
    <Page title={t`My Payments`} intro={t`What you have bought, what it cost, and what is left of it.`}>
      <Tabs
        label={t`My Payments`}
        value={tab}
        onChange={open}
        tabs={[
          { value: 'payments', label: t`Payments`, content: <PaymentList /> },
          { value: 'bundles', label: t`Bundles`, content: <Bundles /> },
        ]}
      />
    </Page>
  );
}
