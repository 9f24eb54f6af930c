import { Archive, ArchiveRestore, Mail, MailOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ListedMessage } from '#shared/contract/messages.ts';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';
import { useMark } from './useMark.ts';

/** What a row offers. All of it can be undone, so nothing is asked. */
export function MessageActions({ message }: { message: ListedMessage }): ReactElement {
  const { subject, read, archived } = message;
  const mark = useMark(message);
  return (
    <RowActions>
      {read ? (
        <RowAction
          label={`Mark “${subject}” as unread`}
          icon={Mail}
          onSelect={() => void mark({ read: false }, 'Marked as unread')}
        />
      ) : (
        <RowAction
          label={`Mark “${subject}” as read`}
          icon={MailOpen}
          onSelect={() => void mark({ read: true }, 'Marked as read')}
        />
      )}
      {archived ? (
        <RowAction
          label={`Move “${subject}” to the inbox`}
          icon={ArchiveRestore}
          onSelect={() => void mark({ archived: false }, 'Moved to the inbox')}
        />
      ) : (
        <RowAction
          label={`Archive “${subject}”`}
          icon={Archive}
          onSelect={() => void mark({ archived: true }, 'Message archived')}
        />
      )}
    </RowActions>
  );
}
