import { chakra } from '@chakra-ui/react';
import type { PriceVersion } from '#shared/contract/prices.ts';
import { centsFromAmount } from '#shared/domain/money.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/Money.tsx';
import { type OnPriceAction, PriceActions } from './PriceActions.tsx';
import { Counts, Prepared, PriceState } from './PriceCells.tsx';

export const columns = (onAction: OnPriceAction): Column<PriceVersion>[] => [
  {
    header: 'Price',
    card: 'title',
    cell: ({ amount }) => (
      <chakra.span fontWeight="bold">
        <Money cents={centsFromAmount(amount) ?? 0} />
      </chakra.span>
    ),
  },
  { header: 'State', card: 'corner', cell: (price) => <PriceState price={price} /> },
  {
    header: 'Off bundles of 50, 100, 500',
    card: 'line',
    cell: ({ percentOff: { of50, of100, of500 } }) => `${of50}%, ${of100}%, ${of500}%`,
  },
  { header: 'In effect', card: 'line', width: '30%', cell: (price) => <Counts price={price} /> },
  { header: 'Prepared', card: 'line', cell: (price) => <Prepared price={price} /> },
  {
    header: 'Actions',
    card: 'actions',
    cell: (price) => <PriceActions price={price} onAction={onAction} />,
  },
];
