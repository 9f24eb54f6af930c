import {
  type EmailChange,
  getEmailChange,
  writeEmailChange,
  writeNoEmailChange,
} from '#functions/data/emailChanges.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { writeProfile } from '#functions/data/userChanges.ts';
import type { User } from '#functions/data/users.ts';
import { sessionExpired } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import type { Profile, ProfileChange } from '#shared/contract/user.ts';
import { emailLinkHours } from '#shared/domain/account.ts';
import { serializeProfile } from './serializeProfile.ts';

/**
 * Saves what is given. Another email address is only written down: it counts once its link is opened. The account's own
 * withdraws it. Does the same for an address that has an account (docs/decisions/0025).
 */
export async function changeProfile(deps: Dependencies, user: User, change: ProfileChange): Promise<Profile> {
  const { email, ...rest } = change;
  const fields = given(rest);
  const isNewEmail = email !== undefined && email !== user.email;
  if (isNewEmail) {
    await rateLimit(deps, 'emailChangeAccount', user.id);
    await rateLimit(deps, 'emailChangeAccount', email);
  }
  const now = deps.now();
  const times = {
    requestedAt: now.toISOString(),
    expiresAt: epochSeconds(now) + emailLinkHours * 3600,
  };
  const pending = isNewEmail ? { email, tokenVersion: user.tokenVersion, ...times } : null;
  const writes: Write[] = [writeProfile(user.id, fields)];
  if (pending !== null) writes.push(...beginEmailChange(deps, user, pending));
  else if (email !== undefined) writes.push(writeNoEmailChange(user.id));
  try {
    await transact(deps.table, writes);
  } catch (error) {
    if (error instanceof ConditionFailed) throw sessionExpired(error);
    throw error;
  }
  const before = email === undefined ? await getEmailChange(deps.table, user.id, epochSeconds(now)) : null;
  return serializeProfile({ ...user, ...fields }, pending ?? before);
}

function given<T extends object>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** Two mails: the link to the new address, a notice to the old one. */
function beginEmailChange({ newId }: Dependencies, user: User, change: EmailChange): Write[] {
  const { email, requestedAt, expiresAt } = change;
  const mail = { to: user.id, createdAt: requestedAt, expiresAt };
  return [
    writeEmailChange(user.id, change),
    writeMail({ ...mail, id: newId('mail'), content: { kind: 'emailConfirmation', email } }),
    writeMail({ ...mail, id: newId('mail'), content: { kind: 'emailChanging', email: user.email } }),
  ];
}
