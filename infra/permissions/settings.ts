import type { AreaPermissions } from './permission.ts';
import { contended, countsHits, writesAudit } from './shared.ts';

export const settings: AreaPermissions<'settings'> = {
  'settings.public': { table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }] },
  // Whether there are PayFast credentials.
  'settings.get': { table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }], secrets: ['payfast'] },
  'settings.update': {
    ...contended,
    table: [{ actions: ['GetItem', 'UpdateItem'], keys: ['SETTINGS'] }, writesAudit],
    secrets: ['payfast'],
  },
  'settings.testMaps': {
    table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }, countsHits],
  },
  'settings.testEmail': {
    table: [
      { actions: ['GetItem'], keys: ['SUPPRESS#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
      writesAudit,
    ],
  },
};
