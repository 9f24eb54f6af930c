import { hasCodesIn } from '#functions/data/counts.ts';
import { rowsByTime } from '#functions/data/listByTime.ts';
import { countSuppressed, getSuppression } from '#functions/data/suppressions.ts';
import { getUser, type User, userIdOfRow } from '#functions/data/users.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Audience } from '#shared/contract/mailings.ts';

type Reader = Pick<Dependencies, 'table' | 'now'>;

/** People who may be meant, the first who registered first, from a place of their list on. */
export async function* candidates(
  { table, now }: Reader,
  { audience, after, until }: { audience: Audience; after: string; until: string | undefined },
): AsyncGenerator<{ userId: string; place: string; isMeant: boolean }> {
  if (audience.kind === 'person') {
    if (after === '') yield { userId: audience.userId, place: audience.userId, isMeant: true };
    return;
  }
  for await (const row of rowsByTime(table, { kind: 'USERS', now: now(), after, until })) {
    // The index has the role; the rest is read for each person.
    const isMeant = audience.kind !== 'role' || row['role'] === audience.role;
    yield { userId: userIdOfRow(row), place: row.timeSk, isMeant };
  }
}

async function belongsTo({ table }: Reader, { id, role }: User, audience: Audience): Promise<boolean> {
  switch (audience.kind) {
    case 'role':
      return role === audience.role;
    case 'province':
      return hasCodesIn(table, id, audience.province);
    case 'creators':
      return (await findHeldCreator(table, id))?.isActive === true;
    default:
      return true;
  }
}

const takesMail = ({ emailNotifications, disabled, awaitsConfirmation }: User) =>
  emailNotifications && !disabled && !awaitsConfirmation;

/** How many of these people would get a mailing. */
export async function countTakers(
  deps: Reader,
  userIds: readonly string[],
  audience: Audience,
): Promise<number> {
  const emails = await Promise.all(
    userIds.map(async (userId) => {
      const user = await getUser(deps.table, userId);
      return user !== null && takesMail(user) && (await belongsTo(deps, user, audience)) ? [user.email] : [];
    }),
  );
  return emails.flat().length - (await countSuppressed(deps.table, emails.flat()));
}

/**
 * 'others' are not meant; null does not want it, or can't get it: notifications off, disabled, erased, suppressed, or not
 * confirmed.
 */
export async function recipientOf(
  deps: Reader,
  userId: string,
  audience: Audience,
): Promise<User | null | 'others'> {
  const user = await getUser(deps.table, userId, true);
  if (user === null) return null;
  if (!(await belongsTo(deps, user, audience))) return 'others';
  if (!takesMail(user)) return null;
  return (await getSuppression(deps.table, user.email)) === null ? user : null;
}
