import type { AreaPermissions } from './permission.ts';
import { countsHits } from './shared.ts';

export const contact: AreaPermissions<'contact'> = {
  'contact.create': { table: [{ actions: ['PutItem'], keys: ['MESSAGE#*', 'MAIL#*'] }, countsHits] },
};
