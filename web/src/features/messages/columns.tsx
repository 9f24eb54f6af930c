import type { ListedMessage } from '#shared/contract/messages.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageTitle } from './MessageTitle.tsx';

export const columns: Column<ListedMessage>[] = [
  {
    header: 'Message',
    card: 'title',
    width: '52%',
    cell: (message) => <MessageTitle message={message} />,
  },
  {
    header: 'From',
    card: 'text',
    width: '22%',
    cell: ({ name, email }) => <TitleCell title={name} line={<BreakAfterAt text={email} />} />,
  },
  { header: 'Sent', card: 'corner', noWrap: true, cell: ({ createdAt }) => <DateText at={createdAt} /> },
  { header: 'Actions', card: 'actions', cell: (message) => <MessageActions message={message} /> },
];
