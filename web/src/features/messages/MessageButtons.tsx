import { Flex } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Mail } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MessageThread } from '#shared/contract/messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { useMark } from './useMark.ts';

/** What can be done with an open message; then the list shows what is next. */
export function MessageButtons({ message }: { message: MessageThread }): ReactElement {
  const mark = useMark(message);
  const navigate = useNavigate();
  const markAndLeave: typeof mark = async (...marked) => {
    const isDone = mark(...marked);
    await navigate({ to: '/admin/messages' });
    await isDone;
  };
  return (
    <Flex gap="3" wrap="wrap">
      <Button
        variant="outline"
        size="sm"
        onClick={() => void markAndLeave({ read: false }, 'Marked as unread')}
      >
        <Mail aria-hidden="true" /> Mark as unread
      </Button>
      {message.archived ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => void mark({ archived: false }, 'Moved to the inbox')}
        >
          <ArchiveRestore aria-hidden="true" /> Move to the inbox
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          onClick={() => void markAndLeave({ archived: true }, 'Message archived')}
        >
          <Archive aria-hidden="true" /> Archive
        </Button>
      )}
    </Flex>
  );
}
