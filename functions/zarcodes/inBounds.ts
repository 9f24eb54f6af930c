import { countInBounds } from '#functions/data/zarcodes.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.inBounds', zarcodes.inBounds, async ({ query, deps }) =>
  countInBounds(deps.table, {
    north: query.ne_lat,
    east: query.ne_lng,
    south: query.sw_lat,
    west: query.sw_lng,
  }),
);
