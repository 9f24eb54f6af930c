import { getMessage, type Message, writeMessage } from '#functions/data/messages.ts';
import { TableBusy, transactIfAllowed, type Write } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { messageNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Several admins who have it open at the same moment: each is tried again on what the others left. */
const maxAttempts = 25;

type Stored = Parameters<typeof writeMessage>[0];
interface Change {
  readonly message: Stored;
  readonly writes: readonly Write[];
}

/** Reads, changes and writes it, until nobody comes in between. @param plan null changes nothing @throws 404 */
export async function changeMessage(
  { table }: Pick<Dependencies, 'table'>,
  id: string,
  plan: (before: Message) => Promise<Change | null> | Change | null,
): Promise<Message> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await getMessage(table, id);
    if (before === null) throw messageNotFound();
    const change = await plan(before);
    if (change === null) return before;
    const isWritten = await transactIfAllowed(table, [
      ...writeMessage(change.message, before),
      ...change.writes,
    ]);
    if (isWritten) return { ...change.message, version: before.version + 1 };
  }
  throw new TableBusy('Gave up on a message');
}

interface MessageState {
  readonly read?: boolean;
  readonly archived?: boolean;
}

/** Marks it, and records that. What is archived is read; what is marked as unread comes back from the archive. */
export function markMessage(
  deps: Dependencies,
  { adminId, id, state }: { readonly adminId: string; readonly id: string; readonly state: MessageState },
): Promise<Message> {
  return changeMessage(deps, id, (before) => {
    const wasArchived = before.archived ?? false;
    const archived = state.archived ?? (state.read === false ? false : wasArchived);
    const read = archived || (state.read ?? before.read);
    if (archived === before.archived && read === before.read) return null;
    const message = { ...before, archived, read };
    const changes = changesOf(['read', 'archived'], { ...before, archived: wasArchived }, message);
    const entry = { actorId: adminId, action: 'messages.update', target: { kind: 'message', id } } as const;
    return { message, writes: [auditEntry(deps, { ...entry, userId: before.userId, changes })] };
  });
}
