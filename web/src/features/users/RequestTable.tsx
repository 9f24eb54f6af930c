import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { type AccountRow, NewestTable, timeColumn } from './NewestTable.tsx';
import { requestStates } from './stateTexts.ts';

const requestColumns: Column<AccountRow<'changeRequests'>>[] = [
  {
    header: 'Request',
    card: 'title',
    width: '50%',
    cell: ({ id, zarcode, reason }) => (
      <TitleCell
        title={
          <RowLink to="/admin/change-requests/$id" params={{ id }}>
            {shownCode(zarcode)}
          </RowLink>
        }
        line={reason}
      />
    ),
  },
  {
    header: 'Status',
    card: 'corner',
    cell: ({ status }) => (
      <Badge tone={status === 'pending' ? 'info' : 'muted'}>{requestStates[status] ?? status}</Badge>
    ),
  },
  timeColumn('Requested'),
];

export const RequestTable = ({ changeRequests }: Pick<AccountDetail, 'changeRequests'>): ReactElement => (
  <NewestTable
    rows={changeRequests}
    columns={requestColumns}
    texts={englishTexts('change request', 'change requests')}
    none="No change requests"
  />
);
