import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { cursorPages, day, listSearch, oneOf } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { columns } from './columns.tsx';
import { useVoucherDialogs } from './useVoucherDialogs.tsx';
import { states } from './VoucherCells.tsx';

const kinds = { shared: 'For many people', single: 'Single use' } as const;

const search = listSearch({
  status: oneOf(['active', 'upcoming', 'ended']),
  kind: oneOf(['shared', 'single']),
  from: day(),
  to: day(),
  ...cursorPages(),
});

/** docs/product/money.md#vouchers. */
export function Vouchers(): ReactElement {
  const list = useListSearch(search);
  const vouchers = useApi('vouchers.list', { query: list.values }, { keepPreviousData: true });
  const { open, dialog } = useVoucherDialogs();
  return (
    <Page
      title="Vouchers"
      intro="Orders already placed keep their discount, whatever changes here."
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button onClick={() => open('create')}>New voucher</Button>
          <Button variant="outline" onClick={() => open('createMany')}>
            Single-use codes
          </Button>
        </chakra.div>
      }
    >
      <FilterBar
        list={list}
        filters={[
          selectFilter({ label: 'State', all: 'All states', options: states, ...list.field('status') }),
          selectFilter({ label: 'Kind', all: 'All kinds', options: kinds, ...list.field('kind') }),
          daysFilter({ label: 'Created', from: list.field('from'), to: list.field('to') }),
        ]}
      />
      <DataList
        source={listSource(vouchers, (data) => data.vouchers)}
        list={list}
        columns={columns(open)}
        texts={englishTexts('voucher', 'vouchers')}
        empty={{ title: 'No vouchers yet', text: 'A voucher takes a percentage or an amount off an order.' }}
      />
      {dialog}
    </Page>
  );
}
