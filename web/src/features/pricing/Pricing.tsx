import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement } from 'react';
import type { PriceVersion } from '#shared/contract/prices.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataList } from '#web/ui/list/DataList.tsx';
import { cursorPages, listSearch } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { useDialogs } from '#web/ui/useDialogs.tsx';
import { columns } from './columns.tsx';
import { PriceTotals } from './PriceTotals.tsx';

const ActivatePrice = lazy(async () => ({ default: (await import('./ActivatePrice.tsx')).ActivatePrice }));
const AuditDialog = lazy(async () => ({
  default: (await import('#web/brand/audit/AuditDialog.tsx')).AuditDialog,
}));
const NewPrice = lazy(async () => ({ default: (await import('./NewPrice.tsx')).NewPrice }));

const pricesSearch = listSearch(cursorPages());

/** docs/product/back-office-money.md#prices. */
export function Pricing(): ReactElement {
  const list = useListSearch(pricesSearch);
  const prices = useApi('prices.list', { query: list.values }, { keepPreviousData: true });
  const current = prices.data?.current;
  const { open, dialog } = useDialogs({
    create: (onClose) =>
      current === undefined ? null : (
        <NewPrice current={current} onClose={onClose} onPrepared={(price) => open('activate', price)} />
      ),
    history: (onClose, { id, amount }: PriceVersion) => (
      <AuditDialog kind="price" id={id} name={`R${amount}`} onClose={onClose} />
    ),
    activate: (onClose, price: PriceVersion) =>
      current === undefined ? null : <ActivatePrice price={price} current={current} onClose={onClose} />,
  });
  return (
    <Page
      title="Pricing"
      intro="What one ZarCode and bundles cost, VAT included. Orders keep the price at which they were placed."
      action={<Button onClick={() => open('create')}>New price</Button>}
    >
      {current === undefined ? null : (
        <chakra.div mb="6">
          <TitledCard title={`Current price: R${current.amount}`}>
            <PriceTotals before={null} after={current} />
          </TitledCard>
        </chakra.div>
      )}
      <DataList
        source={listSource(prices, (data) => data.prices)}
        list={list}
        columns={columns(open)}
        texts={englishTexts('price', 'prices')}
        empty={{
          title: 'No other prices yet',
          text: 'Prepare a new price first. It takes effect when you activate it, after a preview of what it changes.',
        }}
      />
      {dialog}
    </Page>
  );
}
