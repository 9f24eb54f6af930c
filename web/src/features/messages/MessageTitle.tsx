import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ListedMessage } from '#shared/contract/messages.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { MessageBadges } from './MessageBadges.tsx';

/** The beginning of what was written. */
const Preview = chakra('span', { base: { lineClamp: 1, fontWeight: 'normal' } });

export function MessageTitle({ message }: { message: ListedMessage }): ReactElement {
  const { id, read, subject } = message;
  return (
    <TitleCell
      title={
        <RowLink to="/admin/messages/$id" params={{ id }} fontWeight={read ? 'normal' : 'bold'}>
          {subject}
        </RowLink>
      }
      line={<Preview>{message.message}</Preview>}
    >
      <MessageBadges message={message} />
    </TitleCell>
  );
}
