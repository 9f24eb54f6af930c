import { type ReactElement, useEffect, useEffectEvent } from 'react';
import type { ExportResponse } from '#shared/contract/exports.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { adminStatusLabels } from '#web/brand/adminPaymentLabels.ts';
import { purchaseLabels } from '#web/brand/purchaseLabels.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { cursorPages, listSearch } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { ExportFiles } from './ExportFiles.tsx';
import { ExportForm } from './ExportForm.tsx';
import { kindLabels } from './exportTexts.ts';

const search = listSearch(cursorPages());

const states = {
  running: { text: 'Running', tone: 'info' },
  done: { text: 'Done', tone: 'success' },
  cancelled: { text: 'Stopped', tone: 'muted' },
} as const;

const count = new Intl.NumberFormat('en-ZA');

const days = ({ from, to }: ExportResponse) =>
  from === '' && to === '' ? 'All days' : `${from || 'The first day'} to ${to || 'the last'}`;

const filters = ({ status = '', kind = '' }: ExportResponse) => [
  ...(status === '' ? [] : [adminStatusLabels[status]]),
  ...(kind === '' ? [] : [purchaseLabels[kind]]),
];

const columns: Column<ExportResponse>[] = [
  {
    header: 'What',
    card: 'title',
    cell: (made) => (
      <TitleCell title={kindLabels[made.of]} line={[days(made), ...filters(made)].join(', ')} />
    ),
  },
  { header: 'Rows', card: 'line', align: 'end', cell: ({ rows }) => count.format(rows) },
  {
    header: 'Started',
    card: 'line',
    noWrap: true,
    cell: ({ createdAt }) => <DateText at={createdAt} time />,
  },
  {
    header: 'State',
    card: 'corner',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
  },
  { header: 'Files', card: 'actions', cell: (made) => <ExportFiles made={made} /> },
];

/** How often the list is requested again while an export runs. */
const pauseMs = 3000;

/** docs/product/back-office.md#csv-export. */
export function Exports(): ReactElement {
  const list = useListSearch(search);
  const made = useApi('exports.list', { query: list.values }, { keepPreviousData: true });
  const isRunning = made.data?.exports.some(({ state }) => state === 'running') ?? false;
  const refresh = useEffectEvent(() => void made.mutate());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(refresh, pauseMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <Page
      title="CSV Export"
      intro="Files for spreadsheets. They are deleted after a week, and every export is recorded."
    >
      <ExportForm />
      <DataList
        source={listSource(made, (data) => data.exports)}
        list={list}
        columns={columns}
        texts={englishTexts('export', 'exports')}
        empty={{ title: 'No exports yet', text: 'What you export is listed here.' }}
      />
    </Page>
  );
}
