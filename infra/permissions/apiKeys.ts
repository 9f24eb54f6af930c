import type { AreaPermissions } from './permission.ts';
import { contended, countsHits, listsByTime, readsUsers, writesAudit } from './shared.ts';

export const apiKeys: AreaPermissions<'apiKeys'> = {
  'apiKeys.create': {
    ...contended,
    table: [
      { actions: ['PutItem'], keys: ['APIKEY#*'] },
      { actions: ['UpdateItem'], keys: ['APIKEYS#*'] },
      { actions: ['ConditionCheckItem'], keys: ['USER#*'] },
      countsHits,
    ],
  },
  'apiKeys.list': {
    table: [
      { actions: ['GetItem'], keys: ['APIKEYS#*'] },
      { actions: ['BatchGetItem'], keys: ['APIKEY#*'] },
      { actions: ['Query'], keys: ['APIUSAGE#*'] },
    ],
  },
  'apiKeys.delete': {
    table: [
      { actions: ['DeleteItem'], keys: ['APIKEY#*'] },
      { actions: ['UpdateItem'], keys: ['APIKEYS#*'] },
      // The job clears what the key had.
      { actions: ['PutItem'], keys: ['WEBHOOK#*'] },
    ],
  },
  'apiKeys.rotate': {
    ...contended,
    table: [{ actions: ['GetItem', 'PutItem'], keys: ['APIKEY#*'] }, countsHits],
  },
  'apiKeys.all': {
    table: [
      ...listsByTime('APIKEYS#*'),
      { actions: ['BatchGetItem'], keys: ['APIKEY#*'] },
      { actions: ['Query'], keys: ['APIUSAGE#*'] },
      readsUsers,
    ],
  },
  'apiKeys.update': {
    table: [
      { actions: ['GetItem', 'PutItem'], keys: ['APIKEY#*'] },
      { actions: ['Query'], keys: ['APIUSAGE#*', 'AUDIT#*'] },
      readsUsers,
      writesAudit,
    ],
  },
};
