import type { AuditEntry } from '#functions/data/audit.ts';
import { nameIn, type People, readPeople } from '#functions/domain/users/readPeople.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditEntryResponse } from '#shared/contract/audit.ts';

/** With the names of the admins. @param known admins that were read already */
export async function serializeAudit(
  deps: Pick<Dependencies, 'table'>,
  entries: readonly AuditEntry[],
  known?: People,
): Promise<AuditEntryResponse[]> {
  const people = await readPeople(
    deps,
    entries.map(({ actorId }) => actorId),
    known,
  );
  return entries.map(({ actorId, kind, targetId, userId: _, ...entry }) => ({
    ...entry,
    actor: { id: actorId, name: nameIn(people, actorId) },
    target: { kind, id: targetId },
  }));
}
