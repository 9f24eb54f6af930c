import { getEmailUndos } from '#functions/data/emailUndos.ts';
import {
  getScheduledErasure,
  type KeepLink,
  type ScheduledErasure,
  setKeepSecret,
} from '#functions/data/scheduledErasures.ts';
import { drawSecret, linkSecretBytes, secretHash } from '#functions/data/secrets.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { getUser, type User } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { keepLinkInvalid, keepLinkUsed } from '#shared/domain/account.ts';
import { keptWrites } from './keptWrites.ts';
import { returnedWrites } from './returnAccount.ts';

/** Makes the link's token when it is mailed. @returns null where the erasure was stopped or has begun */
export async function startKeeping(
  { table, randomBytes }: Dependencies,
  erasure: Pick<ScheduledErasure, 'userId' | 'erasesAt'> & Pick<KeepLink, 'email' | 'kind'>,
): Promise<string | null> {
  const secret = drawSecret(randomBytes, linkSecretBytes);
  const isOpen = await setKeepSecret(table, { ...erasure, secret });
  return isOpen ? `${erasure.userId}.${secret}` : null;
}

/**
 * Stops the erasure of an account. The person who asked for it knows the password, so that is replaced. An earlier address
 * also gets the account back, as by the link that undoes its change.
 * @throws 422 where the link is unknown, the erasure was stopped before, or has begun
 */
export async function keepAccount(deps: Dependencies, userId: string, secret: string): Promise<void> {
  const { table } = deps;
  const hash = secretHash(secret);
  const [user, scheduled] = await Promise.all([
    getUser(table, userId, true),
    getScheduledErasure(table, userId),
  ]);
  if (user === null || scheduled?.type !== 'scheduledErasure') throw linkProblem(scheduled, hash);
  const link = Object.values(scheduled.links).find((each) => each.secretHash === hash);
  if (link === undefined) throw linkProblem(scheduled, hash);
  const isStopped =
    (isReturn(link, user, scheduled) && (await returnTo(deps, user, { email: link.email, scheduled }))) ||
    (await transactIfAllowed(table, await keptWrites(deps, user, scheduled)));
  if (!isStopped) throw linkProblem(await getScheduledErasure(table, userId), hash);
  // Needed after a restore of the table (docs/runbook.md).
  log().info('erasure stopped', { userId });
}

/** Not where an admin has set another address since: what was mailed to earlier ones takes it from nobody. */
const isReturn = ({ kind }: KeepLink, { email }: User, { links }: ScheduledErasure) =>
  kind === 'earlier' && Object.values(links).some((link) => link.kind === 'own' && link.email === email);

/** @returns false where somebody else has the address by now, or the account changed since it was read */
async function returnTo(
  deps: Dependencies,
  user: User,
  to: { email: string; scheduled: ScheduledErasure },
): Promise<boolean> {
  const undos = await getEmailUndos(deps.table, user.id, deps.now());
  return transactIfAllowed(deps.table, await returnedWrites(deps, user, { ...to, undos }));
}

function linkProblem(found: Awaited<ReturnType<typeof getScheduledErasure>>, hash: string): ApiError {
  const isUsed = found?.type === 'stoppedErasure' && found.secretHashes.includes(hash);
  return new ApiError('email_link_invalid', isUsed ? keepLinkUsed : keepLinkInvalid);
}
