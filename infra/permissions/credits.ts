import type { AreaPermissions } from './permission.ts';
import { contended, settlesBundles } from './shared.ts';

export const credits: AreaPermissions<'credits'> = {
  'credits.purchase': {
    table: [
      { actions: ['GetItem'], keys: ['COUNTS#*', 'SETTINGS', 'PRICE'] },
      { actions: ['PutItem'], keys: ['PAY#*', 'OPEN#*'] },
      // Whether it was paid since, before its form is made.
      { actions: ['GetItem'], keys: ['PAY#*'] },
    ],
    // Signs the form.
    secrets: ['payfast'],
  },
  'credits.complete': {
    ...contended,
    table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }, ...settlesBundles],
  },
};
