import type { AreaPermissions, Permissions } from './permission.ts';
import { contended, countsHits, hashesPasswords, linksImages } from './shared.ts';

const changesPassword: Permissions = {
  ...hashesPasswords,
  table: [
    // With the password hash, unlike the check of the session.
    { actions: ['GetItem'], keys: ['USER#*'] },
    { actions: ['UpdateItem'], keys: ['USER#*'] },
    { actions: ['DeleteItem'], keys: ['RESET#*'] },
    { actions: ['PutItem'], keys: ['MAIL#*'] },
    countsHits,
  ],
};

export const user: AreaPermissions<'user'> = {
  'user.erase': {
    ...hashesPasswords,
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['USER#*', 'EMAILCHANGE#*'] },
      { actions: ['UpdateItem', 'ConditionCheckItem'], keys: ['USER#*'] },
      { actions: ['PutItem'], keys: ['ERASE#*', 'MAIL#*'] },
      { actions: ['DeleteItem'], keys: ['RESET#*'] },
      { actions: ['Query'], keys: ['SUPERADMINS'], index: 'byOwner' },
      countsHits,
    ],
  },
  'user.export': {
    ...contended,
    images: [linksImages],
    table: [
      { actions: ['Query'], keys: ['OWNER#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['CREATOR#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['PAYMENTS#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['NOTICES#*'], index: 'byOwner' },
      { actions: ['BatchGetItem'], keys: ['NOTICE#*'] },
      { actions: ['GetItem'], keys: ['WEBHOOK#*'] },
      { actions: ['Query'], keys: ['MESSAGES#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['MAILS#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['AUDITED#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['APIKEYS#*'], index: 'byOwner' },
      {
        actions: ['Query'],
        keys: [
          'BUNDLE#*',
          'LEDGER#*',
          'CHANGES#*',
          'CLAIMED#*',
          'IMPORTS#*',
          'NOTES#*',
          'FORMER#*',
          'HISTORY#*',
          'ACCESS#*',
          'VISITS#*',
        ],
      },
      {
        actions: ['GetItem'],
        keys: [
          'CODE#*',
          'IMAGES#*',
          'VISITS#*',
          'PAY#*',
          'MESSAGE#*',
          'MAIL#*',
          'AUDIT#*',
          'EMAILCHANGE#*',
          'SUPPRESS#*',
          'HOLDER#*',
          'CREATOR#*',
          'APIKEY#*',
        ],
      },
      countsHits,
    ],
  },
  'user.stats': { table: [{ actions: ['GetItem'], keys: ['COUNTS#*'] }] },
  'user.payments': {
    table: [
      { actions: ['Query'], keys: ['PAYMENTS#*'], index: 'byOwner' },
      { actions: ['BatchGetItem'], keys: ['PAY#*'] },
    ],
  },
  'user.profile': { table: [{ actions: ['GetItem'], keys: ['EMAILCHANGE#*'] }] },
  'user.updateProfile': {
    table: [
      { actions: ['UpdateItem'], keys: ['USER#*'] },
      { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['EMAILCHANGE#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
    ],
  },
  'user.password': changesPassword,
  'user.changePassword': changesPassword,
  'user.endSessions': { table: [{ actions: ['UpdateItem'], keys: ['USER#*'] }] },
  'user.location': {},
};
