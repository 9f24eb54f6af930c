import type { AreaPermissions, TablePermission } from './permission.ts';
import { countsHits, hashesPasswords, readsUsers } from './shared.ts';

/** Failed logins, after one that succeeded. */
const forgetsHits = { actions: ['DeleteItem'], keys: ['RATE#*'] } as const satisfies TablePermission;

/** The order to end an account, while it waits. */
const stopsErasures = {
  actions: ['GetItem', 'PutItem'],
  keys: ['ERASE#*'],
} as const satisfies TablePermission;

export const auth: AreaPermissions<'auth'> = {
  'auth.register': {
    ...hashesPasswords,
    table: [
      // The link that confirms the address; with notifyNewUser a mail to support.
      { actions: ['PutItem'], keys: ['EMAIL#*', 'USER#*', 'EMAILCHANGE#*', 'MAIL#*'] },
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      countsHits,
    ],
  },
  'auth.login': {
    ...hashesPasswords,
    table: [{ actions: ['GetItem'], keys: ['EMAIL#*', 'USER#*'] }, countsHits, forgetsHits],
    // Signs the session.
    secrets: ['jwt'],
  },
  // The same for every email address: jobs/sideEffects looks up whether it has an account.
  'auth.forgotPassword': { table: [{ actions: ['PutItem'], keys: ['MAIL#*'] }, countsHits] },
  'auth.resetPassword': {
    ...hashesPasswords,
    table: [
      readsUsers,
      { actions: ['GetItem', 'DeleteItem'], keys: ['RESET#*'] },
      { actions: ['UpdateItem'], keys: ['USER#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
      forgetsHits,
    ],
    // Signs the cookie of a known device.
    secrets: ['jwt'],
  },
  'auth.confirmEmail': {
    table: [
      readsUsers,
      { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['EMAILCHANGE#*'] },
      { actions: ['UpdateItem', 'PutItem', 'DeleteItem'], keys: ['EMAIL#*'] },
      { actions: ['PutItem'], keys: ['FORMER#*', 'MAIL#*'] },
      { actions: ['UpdateItem'], keys: ['USER#*'] },
      { actions: ['DeleteItem'], keys: ['RESET#*'] },
      countsHits,
    ],
  },
  'auth.undoEmail': {
    ...hashesPasswords,
    table: [
      readsUsers,
      { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['EMAILCHANGE#*'] },
      { actions: ['DeleteItem', 'PutItem'], keys: ['EMAIL#*'] },
      { actions: ['UpdateItem'], keys: ['USER#*'] },
      { actions: ['DeleteItem'], keys: ['RESET#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      stopsErasures,
      countsHits,
    ],
  },
  'auth.keepAccount': {
    ...hashesPasswords,
    table: [
      readsUsers,
      stopsErasures,
      // An earlier address gets the account back, as by `auth.undoEmail`.
      { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['EMAILCHANGE#*'] },
      { actions: ['DeleteItem', 'PutItem'], keys: ['EMAIL#*'] },
      { actions: ['UpdateItem'], keys: ['USER#*'] },
      { actions: ['DeleteItem'], keys: ['RESET#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
    ],
  },
  'auth.me': {},
};
