import { hashed } from './hashed.ts';
import { getMessages, type Message, messagesOf } from './messages.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';

interface SenderQuery {
  readonly email: string;
  /** The account that has the address now. */
  readonly userId: string | null;
  /** A place of the list: only what is older, or what is newer and nearest to it. Not both. */
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
  /** ISO times; `from` is included, `until` is not. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly limit: number;
}

interface SenderPage {
  /** The newest first. */
  readonly messages: readonly Message[];
  readonly older?: string;
  readonly newer?: string;
}

/** What one person has written: by the account, and without signing in by the address. At most 6 read units a page. */
export async function listMessagesOfSender(table: Table, query: SenderQuery): Promise<SenderPage> {
  const { email, userId, older, newer, limit } = query;
  const isDown = newer === undefined;
  const lists = [hashed(email), ...(userId === null ? [] : [userId])];
  const pages = await Promise.all(lists.map((who) => keysOf(table, messagesOf(who), query)));
  const sorted = pages.flat().sort((a, b) => (a.at < b.at === isDown ? 1 : -1));
  const nearest = sorted.slice(0, limit);
  const continues = sorted.length > limit;
  const shown = isDown ? nearest : nearest.reverse();
  const last = shown.at(-1)?.at;
  const first = shown[0]?.at;
  return {
    messages: await getMessages(table, shown),
    ...((isDown ? continues : true) && last !== undefined && { older: last }),
    ...((isDown ? older !== undefined : continues) && first !== undefined && { newer: first }),
  };
}

async function keysOf(table: Table, list: string, { older, newer, from, until, limit }: SenderQuery) {
  // No time is before '0' or after '~'.
  const low = [from ?? '0', newer ?? '0'].sort()[1] ?? '0';
  const high = [until ?? '~', older ?? '~'].sort()[0] ?? '~';
  if (low > high) return [];
  const items = await queryAll(
    table,
    {
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :list AND ownerSk BETWEEN :low AND :high',
      ExpressionAttributeValues: { ':list': list, ':low': low, ':high': high },
      ScanIndexForward: newer !== undefined,
    },
    limit + 2,
  );
  const keys = items.map(({ pk, sk, ownerSk }) => ({ pk: String(pk), sk: String(sk), at: String(ownerSk) }));
  return keys.filter(({ at }) => ![older, newer, until].includes(at));
}
