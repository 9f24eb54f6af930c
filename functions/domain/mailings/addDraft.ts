import { type Mailing, writeNewMailing } from '#functions/data/mailings.ts';
import { transact } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { mailingEntry } from './auditedMailing.ts';
import { type Draft, storedAudienceOf } from './storedAudience.ts';

/** @throws 422 where nobody has the address of one person. */
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
