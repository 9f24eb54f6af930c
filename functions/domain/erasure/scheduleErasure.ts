import { writeErasureAwaited } from '#functions/data/accountEnd.ts';
import { getEmailChange } from '#functions/data/emailChanges.ts';
import { getEmailUndos } from '#functions/data/emailUndos.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { writeNoReset } from '#functions/data/resets.ts';
import {
  type KeepLink,
  type ScheduledErasure,
  writeScheduledErasure,
} from '#functions/data/scheduledErasures.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { sessionExpired } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { erasureHours } from '#shared/domain/account.ts';
import { leaveToAnother } from './leaveToAnother.ts';

/**
 * Ends every session at once and orders the end of the account, which each of its addresses is mailed a link to stop.
 * `jobs/erasures` carries the order out.
 * @returns when the account ends
 * @throws 422 for the last super admin, 401 where the account changed meanwhile
 */
export async function scheduleErasure(
  deps: Dependencies,
  user: User,
  codes: ScheduledErasure['codes'],
): Promise<string> {
  const { newId, now } = deps;
  const createdAt = now().toISOString();
  const end = new Date(now().getTime() + erasureHours * 3_600_000);
  const erasesAt = end.toISOString();
  const addresses = await addressesOf(deps, user);
  const mails = addresses.map(({ email }) =>
    writeMail({
      id: newId('mail'),
      to: user.id,
      createdAt,
      expiresAt: epochSeconds(end),
      content: { kind: 'erasureScheduled', email, erasesAt },
    }),
  );
  try {
    await leaveToAnother(deps, user, [
      writeErasureAwaited(user, erasesAt),
      writeScheduledErasure({ userId: user.id, codes, erasesAt, addresses }),
      writeNoReset(user.id),
      ...mails,
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? sessionExpired(error) : error;
  }
  return erasesAt;
}

/** The account's own, earlier ones that could still undo their change, and one that waits for its confirmation. */
async function addressesOf(
  { table, now }: Dependencies,
  { id, email, tokenVersion }: User,
): Promise<Pick<KeepLink, 'email' | 'kind'>[]> {
  const [{ emails }, change] = await Promise.all([
    getEmailUndos(table, id, now()),
    getEmailChange(table, id, epochSeconds(now())),
  ]);
  const earlier = emails.filter((each) => each.email !== email);
  const known = [email, ...earlier.map((each) => each.email)];
  const isWaiting = change?.tokenVersion === tokenVersion && !known.includes(change.email);
  return [
    { email, kind: 'own' },
    ...earlier.map((each) => ({ email: each.email, kind: 'earlier' as const })),
    ...(isWaiting ? [{ email: change.email, kind: 'waiting' as const }] : []),
  ];
}
