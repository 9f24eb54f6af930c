/** Stores with whom a list shows its things (docs/decisions/0045-lists-page-by-page.md). */
import * as z from 'zod';
import type { Change, Migration, OldItem } from './migration.ts';

const Made = z.object({
  type: z.enum(['expense', 'mailing', 'voucher']),
  createdBy: z.string(),
  actorId: z.undefined().optional(),
});

const Profile = z.object({
  type: z.literal('creator'),
  userId: z.string(),
  // Without the id of the person.
  ownerSk: z.string().regex(/^(?:IN)?ACTIVE#[^#]*$/),
});

function withActor({ pk, sk, ...item }: OldItem): Change | null {
  const { data } = Made.safeParse(item);
  if (data === undefined) return null;
  return {
    kind: data.type,
    writes: [
      {
        label: data.type,
        Update: {
          Key: { pk, sk },
          UpdateExpression: 'SET actorId = :by',
          ConditionExpression: 'createdBy = :by AND attribute_not_exists(actorId)',
          ExpressionAttributeValues: { ':by': data.createdBy },
        },
      },
    ],
  };
}

function withHolder({ pk, sk, ...item }: OldItem): Change | null {
  const { data } = Profile.safeParse(item);
  if (data === undefined) return null;
  return {
    kind: data.type,
    writes: [
      {
        label: data.type,
        Update: {
          Key: { pk, sk },
          UpdateExpression: 'SET ownerSk = :place',
          ConditionExpression: 'userId = :userId AND ownerSk = :before',
          ExpressionAttributeValues: {
            ':place': `${data.ownerSk}#${data.userId}`,
            ':before': data.ownerSk,
            ':userId': data.userId,
          },
        },
      },
    ],
  };
}

export const listedPeople: Migration = {
  name: '0020-listed-people',
  summary: 'lists hold the admins and the people that they show',
  plan: (item) => withActor(item) ?? withHolder(item),
};
