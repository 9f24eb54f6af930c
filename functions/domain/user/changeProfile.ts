import { type EmailChange, getEmailChange, writeNoEmailChange } from '#functions/data/emailChanges.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { writeProfile } from '#functions/data/userChanges.ts';
import type { User } from '#functions/data/users.ts';
import { beginConfirmation } from '#functions/domain/auth/emailConfirmation.ts';
import { sessionExpired } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import type { ProfileChange } from '#shared/contract/user.ts';
import { withConsent } from './withConsent.ts';

interface ChangedProfile {
  readonly user: User;
  /** Of the email address, while it waits for its confirmation. */
  readonly change: EmailChange | null;
}

/**
 * Saves what is given. Another email address is only written down: it counts once its link is opened. The account's own
 * withdraws it, and is mailed its own link where it is not confirmed. Does the same for an address that has an account
 * (docs/decisions/0025).
 */
export async function changeProfile(
  deps: Dependencies,
  user: User,
  change: ProfileChange,
): Promise<ChangedProfile> {
  const { email, emailNotifications, askedBy, ...rest } = change;
  const isAnswer =
    emailNotifications !== undefined &&
    (askedBy !== undefined || emailNotifications !== user.emailNotifications);
  const fields = {
    ...given(rest),
    ...(isAnswer &&
      withConsent(user, { agreed: emailNotifications, to: askedBy ?? 'settings', at: deps.now() })),
  };
  const isToConfirm = email !== undefined && (email !== user.email || user.awaitsConfirmation);
  if (isToConfirm) {
    await rateLimit(deps, 'emailChangeAccount', user.id);
    await rateLimit(deps, 'emailChangeAccount', email);
  }
  const begun = isToConfirm ? beginConfirmation(deps, user, email) : null;
  const writes: Write[] = [writeProfile(user.id, fields)];
  if (begun !== null) writes.push(...begun.writes, ...noticeOf(deps, user, begun.change));
  else if (email !== undefined) writes.push(writeNoEmailChange(user.id));
  try {
    await transact(deps.table, writes);
  } catch (error) {
    if (error instanceof ConditionFailed) throw sessionExpired(error);
    throw error;
  }
  const nowSeconds = epochSeconds(deps.now());
  const before = email === undefined ? await getEmailChange(deps.table, user.id, nowSeconds) : null;
  return { user: { ...user, ...fields }, change: begun?.change ?? before };
}

function given<T extends object>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** To the address that is to be replaced, if it was ever confirmed that it is theirs. */
function noticeOf({ newId }: Dependencies, user: User, change: EmailChange): Write[] {
  if (user.awaitsConfirmation) return [];
  const { requestedAt: createdAt, expiresAt } = change;
  const content = { kind: 'emailChanging' as const, email: user.email };
  return [writeMail({ id: newId('mail'), to: user.id, createdAt, expiresAt, content })];
}
