import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AuditKind } from '#shared/contract/audit.ts';
import { useApi } from '#web/api/useApi.ts';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { actionText } from './actionText.ts';

const List = chakra('ol', { base: { display: 'grid', gap: '4', listStyle: 'none' } });

/** What admins changed of one thing, newest first, on the page of the thing. */
export function AuditTrail({ kind, id }: { kind: AuditKind; id: string }): ReactElement {
  const { data, error, mutate } = useApi('audit.ofTarget', { params: { kind, id } });
  return (
    <chakra.section mt="8" aria-labelledby="audit">
      <SectionTitle id="audit" mb="3">
        Changes by admins
      </SectionTitle>
      {error === undefined ? null : (
        <LoadProblem title="The changes could not be loaded" onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined ? <Skeleton height="5rem" /> : null}
      {data === undefined ? null : (
        <Card>
          {data.entries.length === 0 ? (
            <chakra.p color="fg.muted">No admin has changed anything here.</chakra.p>
          ) : (
            <List>
              {data.entries.map(({ id: entryId, createdAt, actor, action, reason, changes }) => (
                <li key={entryId}>
                  <chakra.p fontWeight="bold">
                    {actionText(action)} · {actor.name || 'a former admin'} · <DateText at={createdAt} time />
                  </chakra.p>
                  {reason === undefined ? null : <p>“{reason}”</p>}
                  <AuditChanges changes={changes} />
                </li>
              ))}
            </List>
          )}
        </Card>
      )}
    </chakra.section>
  );
}
