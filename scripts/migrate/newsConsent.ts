/** Before it, everybody who registered got news and offers, without having agreed (POPIA, section 69). */
import * as z from 'zod';
import { getPayments, listPaymentIds } from '#functions/data/payments.ts';
import type { Table } from '#functions/data/table.ts';
import type { Migration } from './migration.ts';

const User = z.object({
  type: z.literal('user'),
  id: z.string(),
  emailNotifications: z.literal(true),
  consents: z.undefined().optional(),
});

/** More orders than anybody has placed. */
const maxPayments = 1000;

/** Customers may go on getting offers of similar things. */
async function hasBought(table: Table, userId: string): Promise<boolean> {
  const payments = await getPayments(table, await listPaymentIds(table, userId, maxPayments));
  return payments.some(({ status, amountCents }) => status === 'complete' && amountCents > 0);
}

export const newsConsent: Migration = {
  name: '0019-news-consent',
  summary: 'people who never bought anything and never agreed get no news and offers',
  async plan({ pk, sk, ...item }, table) {
    const { data } = User.safeParse(item);
    if (data === undefined || (await hasBought(table, data.id))) return null;
    return {
      kind: 'user',
      writes: [
        {
          label: 'user',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET emailNotifications = :no ADD version :one',
            ConditionExpression: 'emailNotifications = :yes AND attribute_not_exists(consents)',
            ExpressionAttributeValues: { ':yes': true, ':no': false, ':one': 1 },
          },
        },
      ],
    };
  },
};
