import { hasCodesIn } from '#functions/data/counts.ts';
import { rowsByTime } from '#functions/data/listByTime.ts';
import { countSuppressed, getSuppression } from '#functions/data/suppressions.ts';
import { getUser, type User, userIdOfRow } from '#functions/data/users.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Audience, NotWrittenTo } from '#shared/contract/mailings.ts';

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

/** Null for those who may be written to, whose address is not suppressed. */
function reasonAgainst(user: User): NotWrittenTo | null {
  if (user.disabled) return 'disabled';
  if (user.erasesAt !== undefined) return 'leaving';
  if (!user.emailNotifications) return 'notAgreed';
  return user.awaitsConfirmation ? 'notConfirmed' : null;
}

/** How many of these people would get a mailing, and why the others not. */
export async function countTakers(
  deps: Reader,
  userIds: readonly string[],
  audience: Audience,
): Promise<{ takers: number; others: Record<NotWrittenTo, number> }> {
  const users = await Promise.all(
    userIds.map(async (userId) => {
      const user = await getUser(deps.table, userId);
      return user !== null && (await belongsTo(deps, user, audience)) ? [user] : [];
    }),
  );
  const byReason = Map.groupBy(users.flat(), reasonAgainst);
  const emails = (byReason.get(null) ?? []).map(({ email }) => email);
  const suppressed = await countSuppressed(deps.table, emails);
  const count = (reason: NotWrittenTo) => byReason.get(reason)?.length ?? 0;
  return {
    takers: emails.length - suppressed,
    others: {
      notAgreed: count('notAgreed'),
      notConfirmed: count('notConfirmed'),
      disabled: count('disabled'),
      leaving: count('leaving'),
      noMail: suppressed,
    },
  };
}

/**
 * 'others' are not meant; null has not agreed to it, or can't get it: notifications off, disabled, erased or to be, suppressed, or not
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
  if (reasonAgainst(user) !== null) return null;
  return (await getSuppression(deps.table, user.email)) === null ? user : null;
}
