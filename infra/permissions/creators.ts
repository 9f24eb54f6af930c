import type { AreaPermissions, TablePermission } from './permission.ts';
import { addsMessages, contended, countsHits, drawsCards, readsUsers, writesAudit } from './shared.ts';

const readsHeld = {
  actions: ['GetItem'],
  keys: ['HOLDER#*', 'CREATOR#*'],
} as const satisfies TablePermission;
const readsBySlug = {
  actions: ['GetItem'],
  keys: ['SLUG#*', 'CREATOR#*'],
} as const satisfies TablePermission;
const readsList = [
  { actions: ['Query'], keys: ['CREATORS'], index: 'byOwner' },
  { actions: ['BatchGetItem'], keys: ['CREATOR#*'] },
  { actions: ['Query'], keys: ['STATS#*'] },
] as const satisfies TablePermission[];

/** A page of a creator's codes, or those that match a search. */
const readsCodes = [
  { actions: ['Query'], keys: ['CREATOR#*'], index: 'byOwner' },
  { actions: ['Query'], keys: ['CWORD#*'] },
  { actions: ['GetItem'], keys: ['COUNTS#*', 'CODE#*'] },
  // Pages far down the list.
  countsHits,
] as const satisfies TablePermission[];

/** What the caller held before. */
const readsFormers = { actions: ['Query'], keys: ['FORMER#*'] } as const satisfies TablePermission;

/** No erased creator had the slug. */
const checksSlug = { actions: ['ConditionCheckItem'], keys: ['SLUG#*'] } as const satisfies TablePermission;

/** The profile with its claims: one transaction. */
const creates = [
  { actions: ['PutItem'], keys: ['CREATOR#*', 'SLUG#*', 'PREFIX#*', 'HOLDER#*'] },
  checksSlug,
] as const satisfies TablePermission[];

/** The oldest of too many slugs is given back. */
const changes = [
  { actions: ['GetItem', 'PutItem'], keys: ['CREATOR#*'] },
  { actions: ['PutItem'], keys: ['SLUG#*', 'PREFIX#*'] },
  { actions: ['DeleteItem'], keys: ['SLUG#*'] },
  checksSlug,
] as const satisfies TablePermission[];

export const creators: AreaPermissions<'creators'> = {
  'creators.list': {
    table: [
      ...readsList,
      { actions: ['GetItem'], keys: ['COUNTS#*'] },
      // By the email of an account.
      { actions: ['GetItem'], keys: ['EMAIL#*', 'HOLDER#*', 'CREATOR#*'] },
      readsUsers,
    ],
  },
  'creators.public': { table: readsList },
  // An inactive creator's for its holder, who is read; those of a deleted profile for who held it.
  'creators.codes': {
    table: [{ actions: ['GetItem'], keys: ['CREATOR#*'] }, ...readsCodes, readsUsers, readsFormers],
  },
  'creators.bySlug': { table: [readsBySlug] },
  'creators.shareCard': { ...drawsCards, table: [readsBySlug] },
  'creators.page': { table: [readsBySlug, ...readsCodes] },
  'creators.codePage': { table: [readsBySlug, { actions: ['GetItem'], keys: ['CODE#*', 'IMAGES#*'] }] },
  'creators.create': {
    ...contended,
    table: [...creates, { actions: ['GetItem'], keys: ['EMAIL#*'] }, writesAudit, readsUsers],
  },
  'creators.update': { ...contended, table: [...changes, writesAudit] },
  'creators.delete': {
    ...contended,
    table: [
      { actions: ['GetItem', 'DeleteItem'], keys: ['CREATOR#*'] },
      { actions: ['DeleteItem'], keys: ['SLUG#*', 'PREFIX#*', 'HOLDER#*'] },
      { actions: ['PutItem'], keys: ['FORMER#*'] },
      { actions: ['ConditionCheckItem'], keys: ['COUNTS#*'] },
      writesAudit,
    ],
  },
  'creators.me': { table: [readsHeld, { actions: ['GetItem'], keys: ['COUNTS#*'] }] },
  'creators.former': { table: [readsFormers, { actions: ['GetItem'], keys: ['COUNTS#*'] }] },
  'creators.details': {
    table: [readsHeld, { actions: ['BatchGetItem'], keys: ['CODE#*', 'IMAGES#*', 'ACCESS#*'] }],
  },
  'creators.createMe': { ...contended, table: [...creates, writesAudit] },
  'creators.updateMe': { ...contended, table: [readsHeld, ...changes, countsHits] },
  'creators.request': {
    table: [readsHeld, ...addsMessages, countsHits],
  },
  'creators.get': { table: [{ actions: ['GetItem'], keys: ['CREATOR#*', 'COUNTS#*'] }, readsUsers] },
};
