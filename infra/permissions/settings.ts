import type { AreaPermissions } from './permission.ts';

export const settings: AreaPermissions<'settings'> = {
  'settings.public': { table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }] },
  // Whether there are PayFast credentials.
  'settings.get': { table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }], secrets: ['payfast'] },
  'settings.update': {
    table: [{ actions: ['GetItem', 'UpdateItem'], keys: ['SETTINGS'] }],
    secrets: ['payfast'],
  },
};
