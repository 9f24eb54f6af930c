/**
 * What the back office lists by time, with the partitions that a month of it has. A partition takes 1,000 writes a
 * second (docs/decisions/0045-lists-page-by-page.md).
 */
export const shardsOf = {
  USERS: 4,
  CODES: 4,
  PAYMENTS: 4,
  MESSAGES: 1,
  AUDIT: 1,
  EXPORTS: 1,
  VOUCHERS: 1,
  EXPENSES: 1,
  MAILINGS: 1,
  CREATORS: 1,
  REQUESTS: 1,
  RECONCILIATIONS: 1,
  APIKEYS: 1,
} as const;
export type TimeKind = keyof typeof shardsOf;

export const monthOf = (at: string) => at.slice(0, 'yyyy-mm'.length);
export const timePartition = (kind: TimeKind, month: string, shard: number) => `${kind}#${month}#${shard}`;

/** The last character of an id is random. */
const shardOf = (kind: TimeKind, id: string) => (id.codePointAt(id.length - 1) ?? 0) % shardsOf[kind];

/** The attributes by which the index `byTime` lists a thing. */
export function timeKeys(kind: TimeKind, { id, createdAt }: { id: string; createdAt: string }) {
  return {
    timePk: timePartition(kind, monthOf(createdAt), shardOf(kind, id)),
    timeSk: `${createdAt}#${id}`,
  };
}
