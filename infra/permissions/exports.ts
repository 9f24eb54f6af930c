import type { AreaPermissions } from './permission.ts';
import { exportsRows, listsByTime, maxWaitSeconds, writesAudit } from './shared.ts';

export const exports: AreaPermissions<'exports'> = {
  'exports.create': {
    ...exportsRows,
    // The export is done within the response where it is small.
    timeoutSeconds: maxWaitSeconds,
    table: [
      ...exportsRows.table,
      { actions: ['PutItem'], keys: ['EXPORT#*'] },
      { actions: ['Query'], keys: ['STATS#*'] },
      writesAudit,
    ],
  },
  'exports.list': {
    table: [...listsByTime('EXPORTS#*'), { actions: ['BatchGetItem'], keys: ['EXPORT#*'] }],
  },
  'exports.get': { table: [{ actions: ['GetItem'], keys: ['EXPORT#*'] }] },
  'exports.cancel': { table: [{ actions: ['GetItem', 'PutItem'], keys: ['EXPORT#*'] }, writesAudit] },
  'exports.file': { table: [{ actions: ['GetItem'], keys: ['EXPORT#*'] }], exports: ['GetObject'] },
};
