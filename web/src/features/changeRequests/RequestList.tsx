import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { DecidableRequest } from '#shared/contract/changeRequests.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { cursorPages, listSearch } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { ageText } from './age.ts';

const requestsSearch = listSearch(cursorPages());

const Reason = chakra('p', { base: { lineClamp: 2, overflowWrap: 'anywhere' } });

const columns: Column<DecidableRequest>[] = [
  {
    header: 'ZarCode',
    card: 'title',
    width: '26%',
    cell: ({ id, zarcode, title }) => (
      <TitleCell
        title={
          <RowLink to="/admin/change-requests/$id" params={{ id }}>
            {title}
          </RowLink>
        }
      >
        <CodePlate code={zarcode} size="sm" />
      </TitleCell>
    ),
  },
  { header: 'Reason', card: 'text', width: '32%', cell: ({ reason }) => <Reason>{reason}</Reason> },
  {
    header: 'Owner',
    card: 'text',
    width: '24%',
    cell: ({ user: { firstName, lastName, email } }) => (
      <TitleCell title={`${firstName} ${lastName}`} line={<BreakAfterAt text={email} />} />
    ),
  },
];

const waits: Column<DecidableRequest> = {
  header: 'Waiting for',
  card: 'line',
  noWrap: true,
  cell: ({ createdAt }) => ageText(createdAt, Date.now()),
};
const decided: Column<DecidableRequest> = {
  header: 'Decided',
  card: 'line',
  noWrap: true,
  cell: ({ decidedAt = '' }) => <DateText at={decidedAt} />,
};

const empty = {
  pending: { title: 'Nothing is waiting for a decision', text: 'New requests from owners are listed here.' },
  approved: { title: 'No approved requests', text: 'Requests that were approved are listed here.' },
  rejected: { title: 'No rejected requests', text: 'Requests that were rejected are listed here.' },
} as const;

/** The requests of one status: the longest waiting first, or the newest decisions first. */
export function RequestList({ status }: Pick<DecidableRequest, 'status'>): ReactElement {
  const list = useListSearch(requestsSearch);
  const query = { status, ...list.values };
  const requests = useApi('changeRequests.list', { query }, { keepPreviousData: true });
  return (
    <DataList
      source={listSource(requests, (data) => data.changeRequests)}
      list={list}
      columns={[...columns, status === 'pending' ? waits : decided]}
      texts={englishTexts('change request', 'change requests')}
      empty={empty[status]}
    />
  );
}
