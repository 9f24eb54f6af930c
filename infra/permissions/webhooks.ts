import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, countsHits } from './shared.ts';

const readsKey = { actions: ['GetItem'], keys: ['APIKEY#*'] } as const satisfies TablePermission;
const readsWebhook = { actions: ['GetItem'], keys: ['WEBHOOK#*'] } as const satisfies TablePermission;
const changesWebhook = {
  actions: ['GetItem', 'PutItem'],
  keys: ['WEBHOOK#*'],
} as const satisfies TablePermission;

export const webhooks: AreaPermissions<'webhooks'> = {
  'webhooks.get': {
    table: [readsKey, readsWebhook, { actions: ['Query'], keys: ['DELIVER#*', 'DELIVERED#*'] }],
  },
  'webhooks.set': { ...contended, table: [readsKey, changesWebhook] },
  'webhooks.delete': {
    ...contended,
    table: [
      readsKey,
      { actions: ['GetItem', 'DeleteItem'], keys: ['WEBHOOK#*'] },
      { actions: ['Query', 'DeleteItem'], keys: ['DELIVER#*', 'DELIVERED#*'] },
    ],
  },
  'webhooks.rotate': { ...contended, table: [readsKey, changesWebhook] },
  'webhooks.resume': { ...contended, table: [readsKey, changesWebhook] },
  'webhooks.test': { table: [readsKey, readsWebhook, countsHits] },
  'webhooks.sendAgain': {
    ...contended,
    table: [
      readsKey,
      changesWebhook,
      { actions: ['Query', 'PutItem'], keys: ['DELIVER#*'] },
      { actions: ['Query', 'DeleteItem'], keys: ['DELIVERED#*'] },
      countsHits,
    ],
  },
};
