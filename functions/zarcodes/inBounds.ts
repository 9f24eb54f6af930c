import { countView } from '#functions/domain/maps/countView.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.inBounds', zarcodes.inBounds, async ({ query, deps }) =>
  countView(deps.table, {
    north: query.ne_lat,
    east: query.ne_lng,
    south: query.sw_lat,
    west: query.sw_lng,
  }),
);
