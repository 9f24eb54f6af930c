import { Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ListedMessage } from '#shared/contract/messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** How a message stands. */
export function MessageBadges({ message }: { message: ListedMessage }): ReactElement {
  const { read, archived, replyCount, kind } = message;
  return (
    <Flex gap="1.5" wrap="wrap" mt="1">
      {read ? null : <Badge tone="alert">New</Badge>}
      {kind === 'creatorRequest' ? <Badge>Creator request</Badge> : null}
      {replyCount > 0 ? (
        <Badge tone="success">Answered</Badge>
      ) : read && !archived ? (
        <Badge tone="muted">Not answered</Badge>
      ) : null}
      {archived ? <Badge tone="muted">Archived</Badge> : null}
    </Flex>
  );
}
