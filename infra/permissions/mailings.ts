import type { AreaPermissions, TablePermission } from './permission.ts';
import { countsHits, listsByTime, maxWaitSeconds, readsByTime, readsUsers, writesAudit } from './shared.ts';

/** With what became of it, and the names of who wrote it and of the one person it may be for. */
const shows = [
  { actions: ['BatchGetItem'], keys: ['MAILING#*'] },
  readsUsers,
] as const satisfies TablePermission[];

const changes = [
  ...shows,
  { actions: ['GetItem', 'PutItem'], keys: ['MAILING#*'] },
  writesAudit,
] as const satisfies TablePermission[];

/** What was changed meanwhile, where it is refused. */
const readsAudit = { actions: ['Query'], keys: ['AUDIT#*'] } as const satisfies TablePermission;
/** One person by their address. */
const findsPeople = { actions: ['GetItem'], keys: ['EMAIL#*'] } as const satisfies TablePermission;
/** Two thousand people are checked for the number, and the rest is estimated. */
const counts = [
  ...readsByTime('USERS#*'),
  readsUsers,
  { actions: ['BatchGetItem'], keys: ['SUPPRESS#*'] },
  { actions: ['GetItem'], keys: ['COUNTS#*', 'HOLDER#*', 'CREATOR#*'] },
  { actions: ['Query'], keys: ['STATS#*'] },
] as const satisfies TablePermission[];

export const mailings: AreaPermissions<'mailings'> = {
  'mailings.list': { table: [...listsByTime('MAILINGS#*'), ...shows] },
  'mailings.create': {
    table: [...shows, { actions: ['PutItem'], keys: ['MAILING#*'] }, findsPeople, writesAudit],
  },
  'mailings.get': { table: [...shows, { actions: ['GetItem'], keys: ['MAILING#*'] }] },
  'mailings.update': { table: [...changes, findsPeople, readsAudit] },
  'mailings.delete': {
    table: [{ actions: ['GetItem', 'DeleteItem'], keys: ['MAILING#*'] }, writesAudit],
  },
  'mailings.count': {
    timeoutSeconds: maxWaitSeconds,
    table: [...counts, { actions: ['GetItem'], keys: ['MAILING#*'] }],
  },
  'mailings.test': {
    bulkMail: true,
    table: [{ actions: ['GetItem'], keys: ['MAILING#*', 'SUPPRESS#*'] }, countsHits, writesAudit],
  },
  'mailings.send': { timeoutSeconds: maxWaitSeconds, table: [...counts, ...changes, readsAudit] },
  'mailings.pause': { table: changes },
  'mailings.resume': { table: changes },
  'mailings.cancel': { table: changes },
};
