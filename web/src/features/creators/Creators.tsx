import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ListedCreator } from '#shared/contract/creators.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataList } from '#web/ui/list/DataList.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { cursorPages, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';
import { SearchFilter } from '#web/ui/list/SearchFilter.tsx';
import { SelectFilter } from '#web/ui/list/SelectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { columns } from './columns.tsx';

const loadDialog = () => import('./NewCreator.tsx');
const NewCreator = lazy(async () => ({ default: (await loadDialog()).NewCreator }));

const creatorsSearch = listSearch({
  search: text(254),
  state: oneOf(['active', 'inactive']),
  ...cursorPages(),
});

const states = { active: 'Active', inactive: 'Inactive' } as const;

/** People who make codes without paying. */
export function Creators(): ReactElement {
  const list = useListSearch(creatorsSearch);
  const [isAdding, setAdding] = useState(false);
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
      action={
        <Button
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          onClick={() => setAdding(true)}
        >
          New creator
        </Button>
      }
    >
      <FilterBar list={list}>
        <SearchFilter label="Search" placeholder="Name, or email of the account" {...list.field('search')} />
        <SelectFilter label="State" all="Active and inactive" options={states} {...list.field('state')} />
      </FilterBar>
      <DataList<ListedCreator>
        source={listSource(found, (data) => data.creators)}
        list={list}
        columns={columns}
        noun={['creator', 'creators']}
        empty={{ title: 'No creators yet', text: 'Make a profile for a person who has an account.' }}
      />
      {isAdding ? (
        <Suspense fallback={null}>
          <NewCreator onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
