/**
 * Lists mails and messages by the person they are about, and super admins, so that they are found without a Scan
 * (docs/decisions/0027-erasing-a-person.md). It writes keys literally: `functions/data` knows only today's.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Change, Migration, OldItem } from './migration.ts';

const Item = z.discriminatedUnion('type', [
  z.object({ type: z.literal('user'), id: z.string(), role: z.string() }),
  z.object({ type: z.literal('message'), id: z.string(), createdAt: z.string(), email: z.string() }),
  z.object({
    type: z.literal('mail'),
    id: z.string(),
    createdAt: z.string(),
    to: z.string(),
    content: z.object({ email: z.string().optional() }),
  }),
]);

export const personalItems: Migration = {
  name: '0004-personal-items',
  summary: 'sent mails and messages are listed by person, and super admins are listed',
  plan(item) {
    if (item['ownerPk'] !== undefined) return null;
    const { data } = Item.safeParse(item);
    switch (data?.type) {
      case 'user':
        return data.role === 'super_admin' ? own(item, 'SUPERADMINS', data.id) : null;
      case 'message':
        return own(item, `MESSAGES#${hashOf(data.email)}`, `${data.createdAt}#${data.id}`);
      case 'mail': {
        const who = data.to.startsWith('usr_') ? data.to : data.content.email && hashOf(data.content.email);
        return who ? own(item, `MAILS#${who}`, `${data.createdAt}#${data.id}`) : null;
      }
      default:
        return null;
    }
  },
};

const hashOf = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);

function own({ pk, sk, type }: OldItem, ownerPk: string, ownerSk: string): Change {
  return {
    kind: String(type),
    writes: [
      {
        label: 'owner',
        Update: {
          Key: { pk, sk },
          UpdateExpression: 'SET ownerPk = :ownerPk, ownerSk = :ownerSk ADD version :one',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(ownerPk)',
          ExpressionAttributeValues: { ':ownerPk': ownerPk, ':ownerSk': ownerSk, ':one': 1 },
        },
      },
    ],
  };
}
