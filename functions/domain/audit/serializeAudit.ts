import type { AuditEntry } from '#functions/data/audit.ts';
import { getUser } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditEntryResponse } from '#shared/contract/audit.ts';

/** With the names of the admins: a page has few different ones. */
export async function serializeAudit(
  { table }: Pick<Dependencies, 'table'>,
  entries: readonly AuditEntry[],
): Promise<AuditEntryResponse[]> {
  const ids = [...new Set(entries.map(({ actorId }) => actorId))];
  const actors = await Promise.all(ids.map((id) => getUser(table, id)));
  const names = new Map(
    actors.flatMap((user) => (user === null ? [] : [[user.id, fullName(user)] as const])),
  );
  return entries.map(({ actorId, kind, targetId, userId: _, ...entry }) => ({
    ...entry,
    actor: { id: actorId, name: names.get(actorId) ?? '' },
    target: { kind, id: targetId },
  }));
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
