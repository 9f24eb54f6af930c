import type { ReactElement } from 'react';
import type { AuditEntryResponse } from '#shared/contract/audit.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { AuditAction } from '#web/brand/audit/AuditAction.tsx';
import { AuditChanges } from '#web/brand/audit/AuditChanges.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { auditSearch, kindLabels } from './auditSearch.ts';

const columns: Column<AuditEntryResponse>[] = [
  {
    header: 'What',
    card: 'title',
    width: '30%',
    cell: (entry) => <AuditAction entry={entry} />,
  },
  {
    header: 'Changes',
    card: 'text',
    width: '40%',
    cell: ({ changes, reason }) => (
      <>
        {reason === undefined ? null : <p>“{reason}”</p>}
        <AuditChanges changes={changes} />
      </>
    ),
  },
  { header: 'By', card: 'line', cell: ({ actor }) => actor.name || 'A former admin' },
  { header: 'When', card: 'corner', noWrap: true, cell: ({ createdAt }) => <DateText at={createdAt} time /> },
];

/** What admins changed. */
export function Audit(): ReactElement {
  const list = useListSearch(auditSearch);
  const entries = useApi('audit.list', { query: list.values }, { keepPreviousData: true });
  return (
    <Page title="Audit" intro="What admins changed: who, when, and what it was before.">
      <FilterBar
        list={list}
        filters={[
          selectFilter({ label: 'Changed', all: 'Everything', options: kindLabels, ...list.field('kind') }),
          searchFilter({ label: 'Admin', placeholder: "Admin's email", ...list.field('actor') }),
          daysFilter({ label: 'Changed', from: list.field('from'), to: list.field('to') }),
        ]}
      />
      <DataList
        source={listSource(entries, (data) => data.entries)}
        list={list}
        columns={columns}
        texts={englishTexts('change', 'changes')}
        empty={{ title: 'No changes yet', text: 'Everything that an admin changes is listed here.' }}
      />
    </Page>
  );
}
