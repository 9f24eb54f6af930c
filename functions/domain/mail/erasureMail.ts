import { hashed } from '#functions/data/hashed.ts';
import {
  getScheduledErasure,
  type KeepLink,
  type ScheduledErasure,
} from '#functions/data/scheduledErasures.ts';
import { getUserIdByEmail, type User } from '#functions/data/users.ts';
import { startKeeping } from '#functions/domain/auth/keepAccount.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AddressedMail } from '#functions/services/ses.ts';
import { nameless, proven } from './names.ts';

/**
 * Says when the account ends, with a new link that stops it.
 * @returns null where it does not end any more, or the address is somebody else's
 */
export async function addressErasure(
  deps: Dependencies,
  user: User,
  email: string,
): Promise<AddressedMail | null> {
  const { table, config } = deps;
  const scheduled = await getScheduledErasure(table, user.id);
  if (scheduled?.type !== 'scheduledErasure') return null;
  const { codes, erasesAt } = scheduled;
  const kind = kindOf(scheduled, user, email);
  if (kind === undefined || (kind === 'waiting' && (await hasOwner(deps, email)))) return null;
  const token = await startKeeping(deps, { userId: user.id, erasesAt, email, kind });
  if (token === null) return null;
  const named = email === user.email ? proven(user) : nameless(user);
  const erasure = { codes, erasesAt, kind, token };
  const { mailIn } = await import('#functions/email/mailTexts.ts');
  const text = mailIn(user.language, (texts) => texts.erasureScheduledMail(named, erasure, config.appUrl));
  return { to: email, ...text };
}

function kindOf({ links }: ScheduledErasure, user: User, email: string): KeepLink['kind'] | undefined {
  const kind = links[hashed(email)]?.kind;
  return email === user.email && kind !== 'own' ? 'later' : kind;
}

const hasOwner = async ({ table }: Dependencies, email: string) =>
  (await getUserIdByEmail(table, email)) !== null;
