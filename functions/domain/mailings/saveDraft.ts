import {
  type Mailing,
  writeMailing,
  writeMailingDeleted,
  writeNewMailing,
} from '#functions/data/mailings.ts';
import { transact, transactIfAllowed } from '#functions/data/transact.ts';
import { getUserIdByEmail } from '#functions/data/users.ts';
import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Audience, EnteredAudience } from '#shared/contract/mailings.ts';
import { mailingChanges, mailingEntry } from './auditedMailing.ts';
import { findMailing } from './findMailing.ts';

interface Draft {
  readonly subject: string;
  readonly text: string;
  readonly audience: EnteredAudience;
}

/** @throws 422 where nobody has the address. */
async function storedAudienceOf({ table }: Dependencies, entered: EnteredAudience): Promise<Audience> {
  if (entered.kind !== 'person') return entered;
  const userId = await getUserIdByEmail(table, entered.email);
  if (userId !== null) return { kind: 'person', userId };
  const message = 'No account has this email address.';
  throw new ApiError('account_unknown', message, { fields: { 'audience.email': message } });
}

export async function addDraft(deps: Dependencies, actorId: string, draft: Draft): Promise<Mailing> {
  const mailing: Mailing = {
    ...draft,
    audience: await storedAudienceOf(deps, draft.audience),
    id: deps.newId('mlg'),
    state: 'draft',
    place: '',
    sent: 0,
    skipped: 0,
    createdBy: actorId,
    createdAt: deps.now().toISOString(),
    version: 1,
  };
  const entry = mailingEntry(deps, { actorId, action: 'mailings.create', before: null, after: mailing });
  await transact(deps.table, [writeNewMailing(mailing), entry]);
  return mailing;
}

export const conflictOf = (deps: Dependencies, id: string) =>
  changedMeanwhile(deps, { kind: 'mailing', targetId: id });

/** @throws 404, 409 where it is no draft any more. */
export async function findDraft(deps: Dependencies, id: string): Promise<Mailing> {
  const mailing = await findMailing(deps, id);
  if (mailing.state !== 'draft') throw new ApiError('mailing_state', 'This email has been sent already.');
  return mailing;
}

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
  if (version !== before.version) throw await conflictOf(deps, id);
  const after = { ...before, ...draft, audience: await storedAudienceOf(deps, draft.audience) };
  if (mailingChanges(before, after).length === 0) return before;
  const entry = mailingEntry(deps, { actorId, action: 'mailings.update', before, after });
  if (!(await transactIfAllowed(deps.table, [writeMailing(after), entry]))) throw await conflictOf(deps, id);
  return { ...after, version: after.version + 1 };
}

/** What it was stays in the audit, also where it was changed a moment before. @throws 404, 409 where it was sent. */
export async function deleteDraft(deps: Dependencies, id: string, actorId: string): Promise<void> {
  const before = await findDraft(deps, id);
  const entry = mailingEntry(deps, { actorId, action: 'mailings.delete', before, after: null });
  const isDone = await transactIfAllowed(deps.table, [writeMailingDeleted(before), entry]);
  if (!isDone) await deleteDraft(deps, id, actorId);
}
