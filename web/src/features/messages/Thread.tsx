import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { MessageThread } from '#shared/contract/messages.ts';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

const List = chakra('ol', { base: { display: 'grid', gap: '4', listStyle: 'none', mb: '6' } });

const Text = chakra('p', { base: { mt: '3', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

/** The question and its answers, in the order in which they were written. */
export function Thread({ message }: { message: MessageThread }): ReactElement {
  const { name, email, createdAt, replies, userId } = message;
  return (
    <List aria-label="Conversation">
      <Entry who={name} at={createdAt} text={message.message}>
        <chakra.a href={`mailto:${email}`} color="primary" textDecoration="underline" overflowWrap="anywhere">
          {email}
        </chakra.a>
        {userId === undefined ? null : (
          <>
            {', '}
            <TextLink to="/admin/users/$id" params={{ id: userId }}>
              their account
            </TextLink>
          </>
        )}
      </Entry>
      {replies.map((reply) => (
        <Entry
          key={reply.id}
          who={reply.by.name || 'A former admin'}
          at={reply.createdAt}
          text={reply.message}
          isAnswer
        />
      ))}
    </List>
  );
}

interface EntryProps {
  who: string;
  at: string;
  text: string;
  isAnswer?: boolean;
  /** Below the name. */
  children?: ReactNode;
}

function Entry({ who, at, text, isAnswer = false, children }: EntryProps): ReactElement {
  return (
    <Card
      as="li"
      ms={isAnswer ? { base: '4', md: '12' } : undefined}
      bg={isAnswer ? 'primary.subtle' : undefined}
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
        <strong>{who}</strong>
        <chakra.span color="fg.muted" fontSize="sm">
          <DateText at={at} time />
        </chakra.span>
      </chakra.div>
      {children}
      <Text>{text}</Text>
    </Card>
  );
}
