import type { ReactElement } from 'react';
import type { AdminApiKey } from '#shared/contract/apiKeys.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { cursorPages, day, listSearch, oneOf } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { useDialogs } from '#web/ui/useDialogs.tsx';
import { ChangeKey } from './ChangeKey.tsx';
import { columns } from './columns.tsx';
import { DisableKey } from './DisableKey.tsx';

const states = { true: 'Disabled', false: 'Enabled' } as const;

const search = listSearch({
  disabled: oneOf(['true', 'false']),
  from: day(),
  to: day(),
  ...cursorPages(),
});

/** docs/product/developers.md#back-office */
export function ApiKeys(): ReactElement {
  const list = useListSearch(search);
  const keys = useApi('apiKeys.all', { query: list.values }, { keepPreviousData: true });
  const { open, dialog } = useDialogs({
    change: (onClose, key: AdminApiKey) => <ChangeKey apiKey={key} onClose={onClose} />,
    disable: (onClose, key: AdminApiKey) => <DisableKey apiKey={key} onClose={onClose} />,
  });
  return (
    <Page
      title="API keys"
      intro="Of shops and programs that look up ZarCodes, with their calls of the last two weeks."
    >
      <FilterBar
        list={list}
        filters={[
          selectFilter({ label: 'State', all: 'All states', options: states, ...list.field('disabled') }),
          daysFilter({ label: 'Made', from: list.field('from'), to: list.field('to') }),
        ]}
      />
      <DataList
        source={listSource(keys, (data) => data.keys)}
        list={list}
        columns={columns(open)}
        texts={englishTexts('key', 'keys')}
        empty={{
          title: 'No keys yet',
          text: 'People make them on their profile page, under For developers.',
        }}
      />
      {dialog}
    </Page>
  );
}
