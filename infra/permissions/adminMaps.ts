import type { AreaPermissions } from './permission.ts';
import { maxWaitSeconds, writesAudit } from './shared.ts';

export const adminMaps: AreaPermissions<'adminMaps'> = {
  'adminMaps.tiles': { table: [{ actions: ['Query'], keys: ['TILES#*'] }] },
  'adminMaps.exportCsv': {
    // Skips up to a tile's codes, then reads 2,000.
    timeoutSeconds: maxWaitSeconds,
    table: [
      { actions: ['Query'], keys: ['TILES#*'] },
      { actions: ['Query'], keys: ['CELL#*'], index: 'byCell' },
      { actions: ['BatchGetItem'], keys: ['CODE#*'] },
      writesAudit,
    ],
  },
};
