import type { AuditEntry } from '#functions/data/audit.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditEntryResponse } from '#shared/contract/audit.ts';
import { adminNames } from './adminNames.ts';

/** With the names of the admins. */
export async function serializeAudit(
  deps: Pick<Dependencies, 'table'>,
  entries: readonly AuditEntry[],
): Promise<AuditEntryResponse[]> {
  const nameOf = await adminNames(
    deps,
    entries.map(({ actorId }) => actorId),
  );
  return entries.map(({ actorId, kind, targetId, userId: _, ...entry }) => ({
    ...entry,
    actor: { id: actorId, name: nameOf(actorId) },
    target: { kind, id: targetId },
  }));
}
