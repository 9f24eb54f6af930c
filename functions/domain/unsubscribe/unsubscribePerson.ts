import { transactIfAllowed } from '#functions/data/transact.ts';
import { writeProfile } from '#functions/data/userChanges.ts';
import { getUser } from '#functions/data/users.ts';
import { withConsent } from '#functions/domain/user/withConsent.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { readUnsubscribeToken } from '#functions/lib/unsubscribeToken.ts';

/** Also where it was done before, or the account was deleted: neither gets mailings. @throws 422 for a forged link. */
export async function unsubscribePerson({ table, config, now }: Dependencies, token: string): Promise<void> {
  const userId = readUnsubscribeToken(await config.jwtSecrets(), token);
  if (userId === null) {
    throw new ApiError('email_link_invalid', 'This link is not valid. Please open it from the email again.');
  }
  const user = await getUser(table, userId, true);
  if (user?.emailNotifications !== true) return;
  // Refused for a disabled account, which gets no mailings.
  const stopped = withConsent(user, { agreed: false, to: 'unsubscribed', at: now() });
  await transactIfAllowed(table, [writeProfile(userId, stopped)]);
}
