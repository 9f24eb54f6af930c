import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { AuditTrail } from '#web/brand/audit/AuditTrail.tsx';
import { ThingProblem } from '#web/brand/ThingProblem.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { DraftActions } from './DraftActions.tsx';
import { MailingEditor } from './MailingEditor.tsx';
import { MailingProgress } from './MailingProgress.tsx';
import { stateBadges } from './mailingTexts.ts';
import { useRefreshWhile } from './useRefreshWhile.ts';

const back = <TextLink to="/admin/email">Email</TextLink>;

/** A draft to write on, or what becomes of what was sent. */
export function MailingPage({ id }: { id: string }): ReactElement {
  const { data: mailing, error, mutate } = useApi('mailings.get', { params: { id } });
  useRefreshWhile(mailing?.state === 'sending', () => void mutate());
  if (mailing === undefined) {
    return (
      <Page title="Email" back={back}>
        {error === undefined ? (
          <Skeleton height="16rem" />
        ) : (
          <ThingProblem thing="email" error={error} onRetry={() => void mutate()} />
        )}
      </Page>
    );
  }
  const { text, tone } = stateBadges[mailing.state];
  return (
    <Page title={mailing.subject} back={back} intro={<Badge tone={tone}>{text}</Badge>}>
      {mailing.state === 'draft' ? (
        <MailingEditor mailing={mailing}>
          {(hasChanges) => <DraftActions mailing={mailing} hasChanges={hasChanges} />}
        </MailingEditor>
      ) : (
        <MailingProgress mailing={mailing} />
      )}
      <AuditTrail kind="mailing" id={id} />
    </Page>
  );
}
