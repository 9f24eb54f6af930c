import { writeAccountErased } from '#functions/data/accountEnd.ts';
import { getEmailUndos } from '#functions/data/emailUndos.ts';
import { type Erasure, writeNewErasure } from '#functions/data/erasures.ts';
import { hashed } from '#functions/data/hashed.ts';
import { writeMail } from '#functions/data/newMail.ts';
import type { Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { leaveToAnother } from './leaveToAnother.ts';
import { firstStep } from './steps.ts';

/**
 * Ends the account and its sessions, gives the email address back and orders the erasure of everything else, in one
 * transaction. `jobs/erasures` carries the order out.
 * @param also written in the same transaction
 * @throws 422 for the last super admin, ConditionFailed where the account changed meanwhile or a write of `also` was refused
 */
export async function eraseAccount(
  deps: Dependencies,
  user: User,
  codes: Erasure['codes'],
  also: readonly Write[],
): Promise<void> {
  const now = deps.now();
  const erasedAt = now.toISOString();
  const writes = [
    ...writeAccountErased(user),
    ...noticeOf(deps, user, erasedAt),
    ...(await noticesToEarlier(deps, user, now)),
    writeNewErasure({
      userId: user.id,
      emailHash: hashed(user.email),
      codes,
      createdAt: user.createdAt,
      erasedAt,
      pass: 1,
      step: firstStep,
      dueAt: erasedAt,
    }),
    ...also,
  ];
  await leaveToAnother(deps, user, writes);
  // The id names nobody any more. It is needed after a restore of the table (docs/runbook.md).
  log().info('account erased', { userId: user.id, codes });
}

/** With the name only where the address is certainly theirs, and not at all to one that awaits its confirmation. */
function noticeOf({ newId }: Dependencies, user: User, createdAt: string): Write[] {
  if (user.awaitsConfirmation) return [];
  const { email, language } = user;
  const firstName = user.emailConfirmedAt === undefined ? '' : user.firstName;
  const content = { kind: 'accountErased' as const, email, firstName, ...(language && { language }) };
  return [writeMail({ id: newId('mail'), to: 'requester', createdAt, content })];
}

/** Somebody who took the account over may have ended it, too. Without the name, as the mail about the change was. */
async function noticesToEarlier({ table, newId }: Dependencies, user: User, now: Date): Promise<Write[]> {
  const { id: userId, language } = user;
  const { emails } = await getEmailUndos(table, userId, now);
  const createdAt = now.toISOString();
  return emails.map(({ email }) => {
    const content = { kind: 'accountErased' as const, email, firstName: '', ...(language && { language }) };
    return writeMail({ id: newId('mail'), to: userId, createdAt, content });
  });
}
