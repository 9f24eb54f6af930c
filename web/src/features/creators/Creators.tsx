import type { ReactElement } from 'react';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { cursorPages, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { columns } from './columns.tsx';
import { NewCreatorButton } from './NewCreatorButton.tsx';

const creatorsSearch = listSearch({
  search: text(254),
  state: oneOf(['active', 'inactive']),
  ...cursorPages(),
});

const states = { active: 'Active', inactive: 'Inactive' } as const;

/** People who make codes without paying. */
export function Creators(): ReactElement {
  const list = useListSearch(creatorsSearch);
  const found = useApi('creators.list', { query: list.values }, { keepPreviousData: true });
  return (
    <Page
      title="Creators"
      intro={
        <>
          They make ZarCodes without paying, and have a public page.{' '}
          <TextLink to="/admin/messages" search={{ kind: 'creatorRequest' } as never}>
            Requests for a profile
          </TextLink>
        </>
      }
      action={<NewCreatorButton />}
    >
      <FilterBar
        list={list}
        filters={[
          searchFilter({ label: 'Search', placeholder: 'Name or account email', ...list.field('search') }),
          selectFilter({
            label: 'State',
            all: 'Active and inactive',
            options: states,
            ...list.field('state'),
          }),
        ]}
      />
      <DataList
        source={listSource(found, (data) => data.creators)}
        list={list}
        columns={columns}
        texts={englishTexts('creator', 'creators')}
        empty={{ title: 'No creators yet', text: 'Create a profile for someone who has an account.' }}
      />
    </Page>
  );
}
