import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { AuditTrail } from '#web/brand/audit/AuditTrail.tsx';
import { ThingProblem } from '#web/brand/ThingProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CardStack } from '#web/ui/TitledCard.tsx';
import { Decision } from './Decision.tsx';
import { Edits } from './Edits.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestMap } from './RequestMap.tsx';

const back = <TextLink to="/admin/change-requests">Change requests</TextLink>;

/** What an admin needs to know to decide. */
export function RequestPage({ id }: { id: string }): ReactElement {
  const { data, error, mutate } = useApi('changeRequests.get', { params: { id } });
  if (data === undefined) {
    return (
      <Page title="Change request" back={back}>
        {error === undefined ? (
          <Skeleton height="24rem" />
        ) : (
          <ThingProblem thing="change request" error={error} onRetry={() => void mutate()} />
        )}
      </Page>
    );
  }
  return (
    <Page title={data.title} back={back}>
      <CardStack>
        <RequestFacts request={data} />
        <Decision request={data} />
        <RequestMap request={data} />
        <Edits zarcode={data.zarcode} />
      </CardStack>
      <AuditTrail kind="changeRequest" id={id} />
    </Page>
  );
}
