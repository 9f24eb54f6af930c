import { type Mailing, writeMailing } from '#functions/data/mailings.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { mailingChanges, mailingEntry } from './auditedMailing.ts';
import { findDraft } from './findDraft.ts';
import { type Draft, storedAudienceOf } from './storedAudience.ts';

interface Change {
  readonly id: string;
  readonly actorId: string;
  /** As the admin saw it. */
  readonly version: number;
}

/** @throws 404, 409 where another admin has changed or sent it meanwhile. */
export async function changeDraft(
  deps: Dependencies,
  { id, actorId, version }: Change,
  draft: Draft,
): Promise<Mailing> {
  const before = await findDraft(deps, id);
  if (version !== before.version) throw await changedMeanwhile(deps, { kind: 'mailing', targetId: id });
  const after = { ...before, ...draft, audience: await storedAudienceOf(deps, draft.audience) };
  if (mailingChanges(before, after).length === 0) return before;
  const entry = mailingEntry(deps, { actorId, action: 'mailings.update', before, after });
  if (!(await transactIfAllowed(deps.table, [writeMailing(after), entry])))
    throw await changedMeanwhile(deps, { kind: 'mailing', targetId: id });
  return { ...after, version: after.version + 1 };
}
