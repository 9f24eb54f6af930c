import type { AreaPermissions } from './permission.ts';
import { addsMessages, countsHits, readsUsers } from './shared.ts';

export const contact: AreaPermissions<'contact'> = {
  'contact.create': {
    table: [...addsMessages, readsUsers, countsHits],
  },
};
