import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { queryAll } from './queryAll.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Creator = z.object({
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
});
export type Creator = z.output<typeof Creator>;

const Listed = z.object({ pk: z.string().startsWith('CREATOR#'), ownerSk: z.string() });

/** Which creators: the state is the beginning of their place in the list. */
export type CreatorState = 'active' | 'inactive' | '';

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

/** The ids and slugs of creators, the active ones first, by slug. 130 bytes each. */
export async function listCreatorIds(
  table: Table,
  state: CreatorState,
): Promise<{ id: string; slug: string }[]> {
  const items = await queryAll(table, {
    IndexName: 'byOwner',
    KeyConditionExpression:
      state === '' ? 'ownerPk = :creators' : 'ownerPk = :creators AND begins_with(ownerSk, :state)',
    ExpressionAttributeValues: {
      ':creators': 'CREATORS',
      ...(state !== '' && { ':state': `${state.toUpperCase()}#` }),
    },
  });
  return items.map((item) => {
    const { pk, ownerSk } = Listed.parse(item);
    return { id: pk.slice('CREATOR#'.length), slug: ownerSk.slice(ownerSk.indexOf('#') + 1) };
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
        ownerSk: `${creator.isActive ? 'ACTIVE' : 'INACTIVE'}#${creator.slug}`,
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
