import { type Mailing, writeMailing } from '#functions/data/mailings.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { mailingEntry } from './auditedMailing.ts';
import { countRecipients, type RecipientCount } from './countRecipients.ts';
import { findDraft } from './findDraft.ts';

interface Confirmed {
  readonly id: string;
  readonly actorId: string;
  readonly version: number;
  /** The number that the admin saw and typed. */
  readonly recipients: number;
}

/** People come and go while an admin reads the number of an estimate. */
const maxDrift = 0.02;

function isAsConfirmed({ recipients, isExact }: RecipientCount, confirmed: number): boolean {
  const drift = Math.abs(recipients - confirmed);
  return isExact ? drift === 0 : drift <= recipients * maxDrift;
}

/**
 * Orders a draft to be sent, which jobs/sendMailings does. If two admins do it at once, one succeeds.
 * @throws 404, 409 where it changed or the number has, 422 where nobody would get it.
 */
export async function sendMailing(
  deps: Dependencies,
  { id, actorId, version, recipients }: Confirmed,
): Promise<Mailing> {
  const before = await findDraft(deps, id);
  if (version !== before.version) throw await changedMeanwhile(deps, { kind: 'mailing', targetId: id });
  const counted = await countRecipients(deps, before);
  if (counted.recipients === 0) throw new ApiError('mailing_empty', 'Nobody would get this email.');
  if (!isAsConfirmed(counted, recipients)) {
    const people = counted.recipients === 1 ? '1 person' : `${counted.recipients} people`;
    const message = `It would go to ${people} now. Please confirm that number.`;
    throw new ApiError('recipients_changed', message, { fields: { recipients: message } });
  }
  const { isExact } = counted;
  const startedAt = deps.now().toISOString();
  const after: Mailing = { ...before, recipients: counted.recipients, isExact, state: 'sending', startedAt };
  const entry = mailingEntry(deps, { actorId, action: 'mailings.send', before, after });
  if (!(await transactIfAllowed(deps.table, [writeMailing(after), entry])))
    throw await changedMeanwhile(deps, { kind: 'mailing', targetId: id });
  return { ...after, version: after.version + 1 };
}
