import type { JobName } from '#shared/contract/jobs.ts';
import type { Permissions } from './permission.ts';
import { sendsMail } from './shared.ts';

/** What the jobs may access, besides their event source and their dead-letter queue. */
export const jobPermissions: Record<JobName, Permissions> = {
  projections: {
    timeoutSeconds: 60,
    table: [
      { actions: ['PutItem'], keys: ['MARK#*'] },
      { actions: ['PutItem', 'DeleteItem'], keys: ['WORD#*', 'CWORD#*'] },
    ],
  },
  sideEffects: {
    timeoutSeconds: 60,
    table: [
      ...sendsMail,
      // The link of a password reset is made when it is mailed, and never mailed late.
      { actions: ['PutItem'], keys: ['RESET#*'] },
      { actions: ['GetItem', 'DeleteItem'], keys: ['IMAGES#*'] },
      { actions: ['Query', 'DeleteItem'], keys: ['HISTORY#*'] },
      // The slug below which a creator's code has a page, to be purged.
      { actions: ['GetItem'], keys: ['CREATOR#*'] },
    ],
    images: [
      { action: 'DeleteObject', under: 'uploads/' },
      { action: 'DeleteObject', under: 'api/images/' },
    ],
    purge: true,
    mail: true,
  },
  resendMail: {
    timeoutSeconds: 300,
    table: [...sendsMail, { actions: ['Query'], keys: ['OUTBOX'], index: 'byOwner' }],
    mail: true,
  },
  mailEvents: { table: [{ actions: ['PutItem'], keys: ['SUPPRESS#*'] }] },
};
