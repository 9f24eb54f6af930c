import type { AreaPermissions } from './permission.ts';
import { readsUsers } from './shared.ts';

export const unsubscribe: AreaPermissions<'unsubscribe'> = {
  // The secret signs the links.
  'unsubscribe.create': {
    table: [readsUsers, { actions: ['UpdateItem'], keys: ['USER#*'] }],
    secrets: ['jwt'],
  },
  'unsubscribe.page': {},
};
