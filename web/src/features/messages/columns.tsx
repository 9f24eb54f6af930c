import { chakra } from '@chakra-ui/react';
import type { ListedMessage } from '#shared/contract/messages.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageBadges } from './MessageBadges.tsx';

/** The beginning of what was written. */
const Preview = chakra('span', { base: { lineClamp: 1, fontWeight: 'normal' } });

export const columns: Column<ListedMessage>[] = [
  {
    header: 'Message',
    card: 'title',
    width: '52%',
    cell: (row) => (
      <TitleCell
        title={
          <RowLink to="/admin/messages/$id" params={{ id: row.id }} fontWeight={row.read ? 'normal' : 'bold'}>
            {row.subject}
          </RowLink>
        }
        line={<Preview>{row.message}</Preview>}
      >
        <MessageBadges message={row} />
      </TitleCell>
    ),
  },
  {
    header: 'From',
    card: 'text',
    width: '22%',
    cell: ({ name, email }) => <TitleCell title={name} line={<BreakAfterAt text={email} />} />,
  },
  {
    header: 'Sent',
    card: 'corner',
    noWrap: true,
    cell: ({ createdAt }) => <DateText at={createdAt} />,
  },
  { header: 'Actions', card: 'actions', cell: (message) => <MessageActions message={message} /> },
];
