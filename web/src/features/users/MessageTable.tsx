import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { type AccountRow, NewestTable, timeColumn } from './NewestTable.tsx';

/** The beginning of what was written. */
const Preview = chakra('span', { base: { lineClamp: 2, fontWeight: 'normal' } });

const messageColumns: Column<AccountRow<'messages'>>[] = [
  {
    header: 'Message',
    card: 'title',
    width: '60%',
    cell: ({ id, subject, message }) => (
      <TitleCell
        title={
          <RowLink to="/admin/messages/$id" params={{ id }}>
            {subject}
          </RowLink>
        }
        line={<Preview>{message}</Preview>}
      />
    ),
  },
  timeColumn('Written'),
];

interface MessageTableProps extends Pick<AccountDetail, 'messages'> {
  email: string;
}

export const MessageTable = ({ messages, email }: MessageTableProps): ReactElement => (
  <NewestTable
    rows={messages}
    columns={messageColumns}
    texts={englishTexts('message', 'messages')}
    none="No messages"
    all={
      <TextLink to="/admin/messages" search={{ email } as never}>
        All their messages
      </TextLink>
    }
  />
);
