import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AuditKind } from '#shared/contract/audit.ts';
import { useApi } from '#web/api/useApi.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { actionText } from './actionText.ts';

const List = chakra('ol', { base: { display: 'grid', gap: '4', listStyle: 'none' } });

/** What admins changed of one thing, newest first. */
export function AuditEntries({ kind, id }: { kind: AuditKind; id: string }): ReactElement {
  const { data, error, mutate } = useApi('audit.ofTarget', { params: { kind, id } });
  if (error !== undefined)
    return <LoadProblem title="The changes could not be loaded" onRetry={() => void mutate()} />;
  if (data === undefined) return <Skeleton height="3.5rem" />;
  if (data.entries.length === 0)
    return <chakra.p color="fg.muted">No admin has changed anything here.</chakra.p>;
  return (
    <List>
      {data.entries.map(({ id: entryId, createdAt, actor, action, reason, changes }) => (
        <li key={entryId}>
          <chakra.p fontWeight="bold">{actionText(action)}</chakra.p>
          <chakra.p color="fg.muted" fontSize="sm">
            {actor.name || 'A former admin'}, <DateText at={createdAt} time />
          </chakra.p>
          {reason === undefined ? null : <p>“{reason}”</p>}
          <AuditChanges changes={changes} />
        </li>
      ))}
    </List>
  );
}
