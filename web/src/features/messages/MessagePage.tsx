import type { ReactElement } from 'react';
import type { MessageThread } from '#shared/contract/messages.ts';
import { useApi } from '#web/api/useApi.ts';
import { AuditTrail } from '#web/brand/audit/AuditTrail.tsx';
import { ThingProblem } from '#web/brand/ThingProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { MessageBadges } from './MessageBadges.tsx';
import { MessageButtons } from './MessageButtons.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { Thread } from './Thread.tsx';
import { useReadWhenOpened } from './useReadWhenOpened.ts';

const back = <TextLink to="/admin/messages">Messages</TextLink>;

/** A message with its answers. Opening it marks it as read. */
export function MessagePage({ id }: { id: string }): ReactElement {
  const { data, error, mutate } = useApi('messages.get', { params: { id } });
  if (data !== undefined) return <Opened message={data} />;
  return (
    <Page title="Message" back={back}>
      {error === undefined ? (
        <Skeleton height="16rem" />
      ) : (
        <ThingProblem thing="message" error={error} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}

function Opened({ message }: { message: MessageThread }): ReactElement {
  useReadWhenOpened(message);
  return (
    <Page
      title={message.subject}
      back={back}
      intro={<MessageBadges message={message} />}
      action={<MessageButtons message={message} />}
    >
      <Thread message={message} />
      <ReplyForm message={message} />
      <AuditTrail kind="message" id={message.id} />
    </Page>
  );
}
