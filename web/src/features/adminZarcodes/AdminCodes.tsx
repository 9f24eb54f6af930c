import type { ReactElement } from 'react';
import type { AdminZarCodeRow } from '#shared/contract/adminZarcodes.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { codeFilters } from '#web/brand/codeFilters.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { CodeKind } from './CodeKind.tsx';
import { codesSearch } from './codesSearch.ts';

const columns: Column<AdminZarCodeRow>[] = [
  {
    header: 'ZarCode',
    card: 'title',
    width: '34%',
    cell: ({ id, zarcode, title }) => (
      <TitleCell
        title={
          <RowLink to="/admin/zarcodes/$code" params={{ code: id }}>
            {shownCode(zarcode)}
          </RowLink>
        }
        line={title}
      />
    ),
  },
  {
    header: 'Place',
    card: 'text',
    width: '30%',
    cell: ({ suburb, city, province }) => placeLine(suburb, city, province),
  },
  { header: 'Kind', card: 'fact', cell: (code) => <CodeKind code={code} /> },
  { header: 'Created', card: 'corner', noWrap: true, cell: ({ createdAt }) => <DateText at={createdAt} /> },
];

/** All codes of everybody. */
export function AdminCodes(): ReactElement {
  const list = useListSearch(codesSearch);
  const codes = useApi('adminZarcodes.list', { query: list.values }, { keepPreviousData: true });
  return (
    <Page
      title="ZarCodes"
      intro="All codes: find, edit, verify or delete them."
      action={<LinkButton to="/admin/zarcodes/new">Create for a Person</LinkButton>}
    >
      <FilterBar
        list={list}
        filters={[
          searchFilter({ label: 'Search', placeholder: 'Code or words', ...list.field('search') }),
          ...codeFilters({
            province: list.field('province'),
            kind: list.field('kind'),
            verified: list.field('verified'),
          }),
          searchFilter({ label: 'Owner', placeholder: "Owner's email", ...list.field('owner') }),
          searchFilter({ label: 'Creator', placeholder: "Creator's email", ...list.field('creator') }),
          daysFilter({ label: 'Created', from: list.field('from'), to: list.field('to') }),
        ]}
      />
      <DataList
        source={listSource(codes, (data) => data.zarCodes)}
        list={list}
        columns={columns}
        texts={englishTexts('ZarCode', 'ZarCodes')}
        empty={{ title: 'No ZarCodes yet', text: 'Codes that people make are listed here.' }}
      />
    </Page>
  );
}
