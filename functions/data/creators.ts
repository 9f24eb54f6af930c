import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { placesByOwner, type RowQuery, type TimeIndex, type TimeRow } from './rowList.ts';
import { pageOfRows, type TimePage } from './rowPage.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Creator = z.lazy(() =>
  z.object({
    id: z.string(),
    /** The account that holds the profile. */
    userId: z.string(),
    /** The one of the public page, and every one that leads to it: the current one is the last. */
    slug: z.string(),
    slugs: z.array(z.string()),
    displayName: z.string(),
    uniquePrefix: z.string(),
    useStandardPrefix: z.boolean(),
    isActive: z.boolean(),
    instagram: z.string(),
    facebook: z.string(),
    tiktok: z.string(),
    xcom: z.string(),
    website: z.string(),
    email: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().int(),
  }),
);
export type Creator = z.output<typeof Creator>;

type State = 'active' | 'inactive';
/** Which creators: the state is the beginning of their place in the list. */
export type CreatorState = State | '';

const stateOf = ({ isActive }: Pick<Creator, 'isActive'>): State => (isActive ? 'active' : 'inactive');
const placeOf = ({ state, slug }: { state: State; slug: string }) => `${state.toUpperCase()}#${slug}`;

const creatorKey = (id: string) => ({ pk: `CREATOR#${id}`, sk: 'CREATOR' });

export async function getCreator(table: Table, id: string): Promise<Creator | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: creatorKey(id), ConsistentRead: true }),
  );
  return parseCreator(Item);
}

export function parseCreator(item: Record<string, unknown> | null | undefined): Creator | null {
  return item?.['type'] === 'creator' ? Creator.parse(item) : null;
}

/** In the order of the rows. @throws TableBusy */
export function getListedCreators(table: Table, rows: readonly TimeRow[]): Promise<Creator[]> {
  return getRows(table, rows, (item) => Creator.parse(item));
}

/** The sort key ends with the id of the account, which no place of the list shows. */
const byName: TimeIndex = {
  ...placesByOwner,
  placeOf: ({ ownerSk }) => String(ownerSk).split('#').slice(0, 2).join('#'),
};

/** The account that holds the profile of a row; undefined of one from before the list had it. */
export const holderOfRow = (row: TimeRow): string | undefined => String(row['ownerSk']).split('#')[2];

/** What is read of each creator of a page, in read units. With the counters, half a unit, a page is 10. */
interface CreatorsQuery extends Omit<RowQuery, 'from' | 'until' | 'matches'> {
  readonly state: CreatorState;
  readonly isWanted?: ((slug: string) => boolean) | undefined;
  readonly unitsOfThing: number;
}
const maxUnits = 9.5;

/** The active ones first, by slug. */
export function pageOfCreators(
  table: Table,
  { state, isWanted, unitsOfThing, ...query }: CreatorsQuery,
): Promise<TimePage> {
  const places =
    state === '' ? {} : { from: placeOf({ state, slug: '' }), until: placeOf({ state, slug: '~' }) };
  return pageOfRows(table, {
    index: byName,
    parts: [{ partitions: ['CREATORS'], start: '' }],
    query: {
      ...query,
      ...places,
      matches: isWanted && (({ timeSk }) => isWanted(timeSk.slice(timeSk.indexOf('#') + 1))),
    },
    isAscending: true,
    maxUnits,
    unitsOfThing,
  });
}

/** Refused under the label `creator` where it was changed, or deleted, since its `version` was read. */
export function writeCreator(creator: Creator): Write {
  const isNew = creator.version === 1;
  return {
    label: 'creator',
    Put: {
      Item: {
        ...creatorKey(creator.id),
        type: 'creator',
        ...creator,
        ownerPk: 'CREATORS',
        ownerSk: `${placeOf({ state: stateOf(creator), slug: creator.slug })}#${creator.userId}`,
        // Counted.
        status: stateOf(creator),
        ...timeKeys('CREATORS', creator),
      },
      ConditionExpression: isNew ? 'attribute_not_exists(pk)' : 'version = :before',
      ...(!isNew && { ExpressionAttributeValues: { ':before': creator.version - 1 } }),
    },
  };
}

/** Refused under the label `creator` where it was changed, or deleted, since it was read. */
export function writeCreatorDeleted({ id, version }: Creator): Write {
  return {
    label: 'creator',
    Delete: {
      Key: creatorKey(id),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  };
}

/** Writes nothing. Refused under the label `creator` where the profile is inactive or deleted. */
export function checkCreatorActive(id: string): Write {
  return {
    label: 'creator',
    ConditionCheck: {
      Key: creatorKey(id),
      ConditionExpression: 'isActive = :yes',
      ExpressionAttributeValues: { ':yes': true },
    },
  };
}
