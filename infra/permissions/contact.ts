import type { AreaPermissions } from './permission.ts';
import { countsHits, readsUsers } from './shared.ts';

export const contact: AreaPermissions<'contact'> = {
  'contact.create': {
    table: [{ actions: ['PutItem'], keys: ['MESSAGE#*', 'MAIL#*'] }, readsUsers, countsHits],
  },
};
