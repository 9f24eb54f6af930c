/** Lists codes on the map grid with their exact points (docs/decisions/0046-counters.md). */
import * as z from 'zod';
import { cellKeys } from '#functions/data/byCell.ts';
import type { Migration } from './migration.ts';

const Code = z.object({
  type: z.literal('zarcode'),
  code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  // Without the point.
  cellSk: z.string().regex(/^\d{18}#[^#]*$/),
});

export const exactPoints: Migration = {
  name: '0021-exact-points',
  summary: 'codes at the edge of a map view are counted by their exact points',
  plan({ pk, sk, ...item }) {
    const { data } = Code.safeParse(item);
    if (data === undefined) return null;
    const { cellPk, cellSk } = cellKeys(data);
    return {
      kind: 'zarcode',
      writes: [
        {
          label: 'zarcode',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET cellPk = :cellPk, cellSk = :cellSk',
            // One that was moved meanwhile has its point.
            ConditionExpression: '#type = :type AND cellSk = :before',
            ExpressionAttributeNames: { '#type': 'type' },
            ExpressionAttributeValues: {
              ':type': 'zarcode',
              ':cellPk': cellPk,
              ':cellSk': cellSk,
              ':before': data.cellSk,
            },
          },
        },
      ],
    };
  },
};
