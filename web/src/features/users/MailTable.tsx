import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { type AccountRow, NewestTable, timeColumn } from './NewestTable.tsx';
import { mailText, unsentText } from './stateTexts.ts';

const mailColumns: Column<AccountRow<'mails'>>[] = [
  { header: 'Email', card: 'title', width: '45%', cell: ({ kind }) => mailText(kind) },
  {
    header: 'State',
    card: 'corner',
    cell: ({ unsentReason }) =>
      unsentReason === undefined ? (
        <Badge tone="success">Sent</Badge>
      ) : (
        <Badge tone="error">{unsentText(unsentReason)}</Badge>
      ),
  },
  timeColumn('Written'),
];

export const MailTable = ({ mails }: Pick<AccountDetail, 'mails'>): ReactElement => (
  <NewestTable rows={mails} columns={mailColumns} texts={englishTexts('email', 'emails')} none="No emails" />
);
