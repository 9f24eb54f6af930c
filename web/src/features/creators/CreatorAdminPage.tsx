import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { AuditTrail } from '#web/brand/audit/AuditTrail.tsx';
import { ThingProblem } from '#web/brand/ThingProblem.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CardStack } from '#web/ui/TitledCard.tsx';
import { CreatorFacts } from './CreatorFacts.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { EditCreator } from './EditCreator.tsx';

const back = <TextLink to="/admin/creators">Creators</TextLink>;

/** One creator: numbers, profile and deletion. */
export function CreatorAdminPage({ id }: { id: string }): ReactElement {
  const { data, error, mutate } = useApi('creators.get', { params: { id } });
  if (data === undefined) {
    return (
      <Page title="Creator" back={back}>
        {error === undefined ? (
          <Skeleton height="24rem" />
        ) : (
          <ThingProblem thing="creator" error={error} onRetry={() => void mutate()} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={data.displayName}
      back={back}
      action={
        data.isActive ? (
          <LinkButton to="/$segment" params={{ segment: data.slug }} variant="outline">
            Public page and ZarCodes
          </LinkButton>
        ) : undefined
      }
    >
      <CardStack>
        <CreatorFacts creator={data} />
        <EditCreator creator={data} />
        <DeletionCard creator={data} />
      </CardStack>
      <AuditTrail kind="creator" id={id} />
    </Page>
  );
}
