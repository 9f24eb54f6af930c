import { chakra } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { PriceVersion } from '#shared/contract/prices.ts';
import { centsFromAmount } from '#shared/domain/money.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { cursorPages, listSearch } from '#web/ui/list/listSearch.ts';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Money } from '#web/ui/Money.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { PriceTotals } from './PriceTotals.tsx';

const ActivatePrice = lazy(async () => ({ default: (await import('./ActivatePrice.tsx')).ActivatePrice }));
const AuditDialog = lazy(async () => ({
  default: (await import('#web/brand/audit/AuditDialog.tsx')).AuditDialog,
}));
const NewPrice = lazy(async () => ({ default: (await import('./NewPrice.tsx')).NewPrice }));

const tones = { prepared: 'info', active: 'success', ended: 'muted' } as const;
const states = { prepared: 'Prepared', active: 'Current', ended: 'Ended' } as const;

const by = ({ name }: { name: string }) => name || 'a former admin';
const centsOf = (amount: string) => centsFromAmount(amount) ?? 0;

interface Acts {
  onActivate: (price: PriceVersion) => void;
  onHistory: (price: PriceVersion) => void;
}

const columns = ({ onActivate, onHistory }: Acts): Column<PriceVersion>[] => [
  {
    header: 'Price',
    card: 'title',
    cell: ({ amount }) => (
      <chakra.span fontWeight="bold">
        <Money cents={centsOf(amount)} />
      </chakra.span>
    ),
  },
  {
    header: 'State',
    card: 'corner',
    cell: ({ status }) => <Badge tone={tones[status]}>{states[status]}</Badge>,
  },
  {
    header: 'Counts',
    card: 'line',
    width: '30%',
    cell: ({ activated, endedAt }) =>
      activated === undefined ? (
        'not yet'
      ) : (
        <>
          from <DateText at={activated.at} time />
          {endedAt === undefined ? null : (
            <>
              {' '}
              until <DateText at={endedAt} time />
            </>
          )}
          , by {by(activated.by)}
        </>
      ),
  },
  {
    header: 'Prepared',
    card: 'line',
    cell: ({ created }) => (
      <>
        <DateText at={created.at} time />, by {by(created.by)}
      </>
    ),
  },
  {
    header: 'Actions',
    card: 'actions',
    cell: (price) => (
      // The button goes below where both do not fit.
      <RowActions flexWrap="wrap" alignItems="center">
        <RowAction label={`History of R${price.amount}`} icon={History} onSelect={() => onHistory(price)} />
        {price.status === 'active' ? null : (
          <Button variant="outline" size="sm" onClick={() => onActivate(price)}>
            Preview and activate
            <chakra.span srOnly> R{price.amount}</chakra.span>
          </Button>
        )}
      </RowActions>
    ),
  },
];

const pricesSearch = listSearch(cursorPages());

/** docs/product.md, "Prices". */
export function Pricing(): ReactElement {
  const list = useListSearch(pricesSearch);
  const prices = useApi('prices.list', { query: list.values }, { keepPreviousData: true });
  const [chosen, setChosen] = useState<PriceVersion | null>(null);
  const [shown, setShown] = useState<PriceVersion | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const current = prices.data?.current.amount;
  return (
    <Page
      title="Pricing"
      intro="What one ZarCode costs, VAT included. Orders keep the price of the moment when they were placed."
      action={<Button onClick={() => setPreparing(true)}>New price</Button>}
    >
      {current === undefined ? null : (
        <chakra.div mb="6">
          <TitledCard title={`Current price: R${current}`}>
            <PriceTotals before={null} after={centsOf(current)} />
          </TitledCard>
        </chakra.div>
      )}
      <DataList
        source={listSource(prices, (data) => data.prices)}
        list={list}
        columns={columns({ onActivate: setChosen, onHistory: setShown })}
        noun={['price', 'prices']}
        empty={{
          title: 'No other prices yet',
          text: 'A new price is prepared first. It counts once you have seen what it changes and activate it.',
        }}
      />
      <Suspense>
        {isPreparing ? (
          <NewPrice
            onClose={() => setPreparing(false)}
            onPrepared={(price) => {
              setPreparing(false);
              setChosen(price);
            }}
          />
        ) : null}
        {shown === null ? null : (
          <AuditDialog kind="price" id={shown.id} name={`R${shown.amount}`} onClose={() => setShown(null)} />
        )}
        {chosen === null || current === undefined ? null : (
          <ActivatePrice price={chosen} current={current} onClose={() => setChosen(null)} />
        )}
      </Suspense>
    </Page>
  );
}
