import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import { privateListOf } from './zarcodes.ts';

export type StoredRecord = Readonly<Record<string, unknown>>;

/**
 * Where the records of one kind about one person are. `who` is the id of the person or of their creator profile, the
 * hash of their email address, or one of their codes.
 */
const places = {
  zarCodes: { index: true, prefix: 'OWNER' },
  creatorCodes: { index: true, prefix: 'CREATOR' },
  codeHistory: { index: false, prefix: 'HISTORY' },
  bundles: { index: false, prefix: 'BUNDLE' },
  ledger: { index: false, prefix: 'LEDGER' },
  payments: { index: true, prefix: 'PAYMENTS' },
  changeRequests: { index: false, prefix: 'CHANGES' },
  messages: { index: true, prefix: 'MESSAGES' },
  mails: { index: true, prefix: 'MAILS' },
  notifications: { index: false, prefix: 'NOTES' },
  adminChanges: { index: true, prefix: 'AUDITED' },
  claimedCodes: { index: false, prefix: 'CLAIMED' },
  imports: { index: false, prefix: 'IMPORTS' },
  apiKeys: { index: true, prefix: 'APIKEYS' },
} as const;

export type RecordKind = keyof typeof places;

interface RecordList {
  readonly kind: RecordKind;
  readonly who: string;
  /** Only what was made then. */
  readonly since?: string;
  readonly until?: string;
}

/** By which a person's records are found. */
interface Who {
  readonly userId: string;
  /** When each address was theirs. */
  readonly addresses: readonly { readonly hash: string; readonly since: string; readonly until?: string }[];
  readonly creatorIds: readonly string[];
}

const ofAccount = (Object.keys(places) as RecordKind[]).filter(
  (kind) => kind !== 'creatorCodes' && kind !== 'codeHistory' && kind !== 'imports',
);

/** All lists of what is stored about a person, always in the same order. */
export function recordLists({ userId, addresses, creatorIds }: Who): RecordList[] {
  return [
    ...ofAccount.map((kind) => ({ kind, who: userId })),
    ...creatorIds.map((who) => ({ kind: 'creatorCodes' as const, who })),
    ...creatorIds.map((id) => ({ kind: 'creatorCodes' as const, who: privateListOf(id) })),
    ...creatorIds.map((who) => ({ kind: 'imports' as const, who })),
    ...addresses.flatMap(({ hash: who, ...time }) => [
      { kind: 'messages' as const, who, ...time },
      { kind: 'mails' as const, who, ...time },
    ]),
  ];
}

/** Behind a record of a list: without the partition, which is the person's. */
export const RecordKey = z.lazy(() =>
  z.object({
    pk: z.string().min(1),
    sk: z.string().min(1),
    ownerSk: z.string().min(1),
  }),
);
export type RecordKey = z.output<typeof RecordKey>;

interface RecordPage {
  readonly records: readonly StoredRecord[];
  /** Null after the last one. */
  readonly next: RecordKey | null;
}

const pageSize = 25;

/** One page of a list, from behind `after` on. */
export async function readRecords(
  table: Table,
  { kind, who }: RecordList,
  after: RecordKey | null,
): Promise<RecordPage> {
  const { index, prefix } = places[kind];
  const partition = `${prefix}#${who}`;
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ...(index && { IndexName: 'byOwner' }),
      KeyConditionExpression: index ? 'ownerPk = :list' : 'pk = :list',
      ExpressionAttributeValues: { ':list': partition },
      Limit: pageSize,
      // What came a moment ago, too: an erasure that misses it clears it unread.
      ...(!index && { ConsistentRead: true }),
      ...(after !== null && {
        ExclusiveStartKey: index ? { ...after, ownerPk: partition } : { pk: partition, sk: after.sk },
      }),
    }),
  );
  const records: (StoredRecord | undefined)[] = index
    ? await Promise.all(Items.map((item) => getWhole(table, item, partition)))
    : Items;
  return {
    records: records.filter((record) => record !== undefined),
    next: LastEvaluatedKey === undefined ? null : keyOfRecord(LastEvaluatedKey),
  };
}

/** The newest of a list. Not of change requests, which are in the order of their codes. */
export async function newestRecords(
  table: Table,
  { kind, who }: Pick<RecordList, 'kind' | 'who'>,
  max: number,
): Promise<StoredRecord[]> {
  const { index, prefix } = places[kind];
  const partition = `${prefix}#${who}`;
  const items = await queryAll(
    table,
    {
      ...(index && { IndexName: 'byOwner' }),
      KeyConditionExpression: index ? 'ownerPk = :list' : 'pk = :list',
      ExpressionAttributeValues: { ':list': partition },
      ScanIndexForward: false,
    },
    max,
  );
  const records = index ? await Promise.all(items.map((item) => getWhole(table, item, partition))) : items;
  return records.filter((record) => record !== undefined);
}

/** Behind it the next part of its list begins. */
export const keyOfRecord = ({ pk, sk, ownerSk }: StoredRecord): RecordKey =>
  RecordKey.parse({ pk, sk, ownerSk: ownerSk ?? sk });

/**
 * The index has only a part of an item.
 * @returns undefined where it is gone, or in another list: the index still has a code that was claimed a moment ago
 */
async function getWhole(
  table: Table,
  { pk, sk }: StoredRecord,
  partition: string,
): Promise<StoredRecord | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk, sk }, ConsistentRead: true }),
  );
  return Item?.['ownerPk'] === partition ? Item : undefined;
}
