import type { AreaPermissions } from './permission.ts';

export const settings: AreaPermissions<'settings'> = {
  'settings.public': { table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }] },
};
