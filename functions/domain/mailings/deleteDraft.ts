import { writeMailingDeleted } from '#functions/data/mailings.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { mailingEntry } from './auditedMailing.ts';
import { findDraft } from './findDraft.ts';

/** What it was stays in the audit, also where it was changed a moment before. @throws 404, 409 where it was sent. */
export async function deleteDraft(deps: Dependencies, id: string, actorId: string): Promise<void> {
  const before = await findDraft(deps, id);
  const entry = mailingEntry(deps, { actorId, action: 'mailings.delete', before, after: null });
  const isDone = await transactIfAllowed(deps.table, [writeMailingDeleted(before), entry]);
  if (!isDone) await deleteDraft(deps, id, actorId);
}
