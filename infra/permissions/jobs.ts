import type { JobName } from '#shared/contract/jobs.ts';
import type { Permissions, TablePermission } from './permission.ts';
import {
  countsHits,
  drawsCodes,
  exportsRows,
  listsRefunds,
  numbersCreditNotes,
  numbersInvoices,
  processesNotices,
  readsByTime,
  readsNear,
  readsUsers,
  sendsMail,
  settlesReceived,
  suppressesRefused,
} from './shared.ts';

/** An account whose time is over: its end, and the mails about it. */
const endsAccounts = [
  { actions: ['Query'], keys: ['SCHEDULEDERASURES'], index: 'byOwner' },
  { actions: ['Query'], keys: ['SUPERADMINS'], index: 'byOwner' },
  readsUsers,
  { actions: ['DeleteItem', 'ConditionCheckItem'], keys: ['USER#*'] },
  { actions: ['PutItem'], keys: ['MAIL#*'] },
] as const satisfies TablePermission[];

/** Then all that is stored about the person (`functions/domain/erasure`). */
const erasesPeople = [
  { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['ERASE#*'] },
  { actions: ['GetItem', 'DeleteItem'], keys: ['CREATOR#*', 'HOLDER#*'] },
  { actions: ['PutItem', 'DeleteItem'], keys: ['SLUG#*'] },
  { actions: ['PutItem'], keys: ['PREFIX#*', 'FORMER#*'] },
  { actions: ['GetItem', 'Query', 'DeleteItem'], keys: ['EMAILCHANGE#*'] },
  { actions: ['GetItem', 'DeleteItem'], keys: ['EMAIL#*'] },
  { actions: ['GetItem', 'DeleteItem'], keys: ['SUPPRESS#*'] },
  { actions: ['Query'], keys: ['OWNER#*'], index: 'byOwner' },
  { actions: ['Query'], keys: ['CREATOR#*'], index: 'byOwner' },
  { actions: ['GetItem', 'PutItem', 'UpdateItem'], keys: ['CODE#*'] },
  // Unused codes of booklets are free again.
  { actions: ['Query', 'UpdateItem', 'DeleteItem'], keys: ['RESERVATIONS#*'] },
  // Imports, and what became of their rows.
  { actions: ['Query', 'DeleteItem'], keys: ['IMPORTS#*', 'IMPORTRESULTS#*'] },
  // Another job clears what a key had.
  { actions: ['PutItem'], keys: ['WEBHOOK#*'] },
  { actions: ['GetItem', 'UpdateItem'], keys: ['APIKEYS#*'] },
  { actions: ['DeleteItem'], keys: ['APIKEY#*'] },
  { actions: ['Query'], keys: ['PAYMENTS#*'], index: 'byOwner' },
  { actions: ['UpdateItem'], keys: ['PAY#*'] },
  // They name the person who paid.
  { actions: ['Query'], keys: ['NOTICES#*'], index: 'byOwner' },
  { actions: ['DeleteItem'], keys: ['NOTICE#*'] },
  { actions: ['Query', 'PutItem', 'DeleteItem'], keys: ['LEDGER#*'] },
  { actions: ['Query'], keys: ['MAILS#*'], index: 'byOwner' },
  { actions: ['Query'], keys: ['OUTBOX#*'], index: 'byOwner' },
  { actions: ['GetItem', 'DeleteItem'], keys: ['MAIL#*'] },
  // Written to that person alone.
  { actions: ['Query'], keys: ['MAILINGSTO#*'], index: 'byOwner' },
  { actions: ['DeleteItem'], keys: ['MAILING#*'] },
  { actions: ['Query'], keys: ['MESSAGES#*'], index: 'byOwner' },
  { actions: ['GetItem', 'DeleteItem'], keys: ['MESSAGE#*'] },
  { actions: ['UpdateItem'], keys: ['UNREAD'] },
  // What admins changed of the person; that they did stays.
  { actions: ['Query'], keys: ['AUDITED#*'], index: 'byOwner' },
  { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], keys: ['AUDIT#*'] },
  {
    actions: ['Query', 'DeleteItem'],
    keys: [
      'BUNDLE#*',
      'HISTORY#*',
      'ACCESS#*',
      'VISITS#*',
      'IMAGES#*',
      'CHANGES#*',
      'CLAIMED#*',
      'NOTES#*',
      'IDEM#*',
      'RESET#*',
      'FORMER#*',
      'COUNTS#*',
      'RATE#*',
      'PERSONALUSES#*',
      'PAIDPLACE#*',
      'APIKEYS#*',
      'APIUSAGE#*',
    ],
  },
] as const satisfies TablePermission[];

/** What the jobs may access, besides their event source and their dead-letter queue. */
export const jobPermissions: Record<JobName, Permissions> = {
  projections: {
    timeoutSeconds: 60,
    table: [
      { actions: ['PutItem'], keys: ['MARK#*'] },
      // What shops that saved a code are told.
      { actions: ['Query'], keys: ['SAVERS#*'] },
      { actions: ['PutItem'], keys: ['DELIVER#*'] },
      { actions: ['ConditionCheckItem'], keys: ['DELIVERED#*', 'WEBHOOK#*'] },
      { actions: ['GetItem', 'UpdateItem'], keys: ['WEBHOOK#*'] },
      { actions: ['PutItem', 'DeleteItem'], keys: ['WORD#*', 'CWORD#*', 'PERSONWORD#*'] },
      // Whether a place has enough entries.
      { actions: ['Query'], keys: ['WORD#*'] },
      { actions: ['UpdateItem'], keys: ['MONTHS#*', 'STATS', 'STATS#*', 'TILES#*'] },
    ],
  },
  sideEffects: {
    timeoutSeconds: 60,
    table: [
      ...sendsMail,
      ...numbersInvoices,
      ...numbersCreditNotes,
      // The link of a password reset is made when it is mailed, and never mailed late.
      { actions: ['PutItem'], keys: ['RESET#*'] },
      { actions: ['GetItem', 'Query', 'DeleteItem'], keys: ['IMAGES#*'] },
      { actions: ['Query', 'DeleteItem'], keys: ['HISTORY#*', 'ACCESS#*', 'VISITS#*'] },
      // Of a creator profile that was deleted.
      { actions: ['Query', 'DeleteItem'], keys: ['IMPORTS#*', 'IMPORTRESULTS#*'] },
      // Whether it has the slip whose file is to be deleted.
      { actions: ['GetItem'], keys: ['EXPENSE#*'] },
      // Whether photos are shown to everybody, also those of a code whose deletion can be undone.
      { actions: ['GetItem'], keys: ['CODE#*'] },
      // The slug below which a creator's code has a page, to be purged.
      { actions: ['GetItem'], keys: ['CREATOR#*'] },
    ],
    images: [
      { action: 'DeleteObject', under: 'uploads/' },
      // Photos move when the level of their code changes.
      ...(['GetObject', 'PutObject', 'DeleteObject'] as const).flatMap((action) => [
        { action, under: 'api/images/' } as const,
        { action, under: 'guarded/' } as const,
      ]),
      { action: 'DeleteObject', under: 'slips/' },
    ],
    importRows: ['DeleteObject'],
    requestsPurges: true,
    mail: true,
  },
  expireOrders: {
    timeoutSeconds: 300,
    table: [
      { actions: ['Query', 'DeleteItem'], keys: ['OPEN#*'] },
      { actions: ['BatchGetItem', 'UpdateItem'], keys: ['PAY#*'] },
      { actions: ['UpdateItem'], keys: ['VOUCHERUSES#*', 'PERSONALUSES#*'] },
    ],
  },
  erasures: {
    timeoutSeconds: 120,
    table: [...endsAccounts, ...erasesPeople, { actions: ['Query'], keys: ['ERASURES'], index: 'byOwner' }],
    importRows: ['DeleteObject'],
  },
  finishDeletions: {
    timeoutSeconds: 60,
    table: [
      { actions: ['Query'], keys: ['DELETED'], index: 'byOwner' },
      { actions: ['UpdateItem'], keys: ['CODE#*'] },
    ],
  },
  resendMail: {
    timeoutSeconds: 300,
    table: [...sendsMail, { actions: ['Query'], keys: ['OUTBOX#*'], index: 'byOwner' }],
    mail: true,
    readsSendRate: true,
    // A full vCPU: after an outage of SES it sends as fast as SES takes it.
    memoryMb: 1769,
  },
  invoicePayments: {
    timeoutSeconds: 300,
    table: [
      ...numbersInvoices,
      ...numbersCreditNotes,
      { actions: ['Query'], keys: ['TOINVOICE#*', 'TOCREDIT#*'] },
    ],
  },
  confirmNotices: {
    ...processesNotices,
    timeoutSeconds: 60,
    table: [
      ...processesNotices.table,
      { actions: ['GetItem'], keys: ['NOTICE#*'] },
      { actions: ['Query'], keys: ['NOTICES'], index: 'byOwner' },
    ],
  },
  dailyStats: {
    table: [
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      { actions: ['Query'], keys: ['STATS'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
    ],
  },
  reconcile: {
    timeoutSeconds: 300,
    secrets: ['payfast'],
    table: [
      ...settlesReceived,
      { actions: ['GetItem'], keys: ['PFID#*'] },
      { actions: ['Query'], keys: ['RECEIVED#*'], index: 'byOwner' },
      { actions: ['PutItem'], keys: ['RECONCILIATION#*'] },
      listsRefunds,
    ],
  },
  runExports: {
    ...exportsRows,
    timeoutSeconds: 300,
    table: [
      ...exportsRows.table,
      { actions: ['Query'], keys: ['EXPORTS'], index: 'byOwner' },
      { actions: ['GetItem', 'PutItem'], keys: ['EXPORT#*'] },
    ],
  },
  deliverWebhooks: {
    timeoutSeconds: 120,
    table: [
      { actions: ['Query'], keys: ['WEBHOOKS'], index: 'byOwner' },
      // Whether the key and its owner still may, and what is still shown of the code.
      { actions: ['GetItem'], keys: ['APIKEY#*', 'CODE#*'] },
      readsUsers,
      { actions: ['GetItem', 'PutItem'], keys: ['WEBHOOK#*'] },
      { actions: ['PutItem'], keys: ['DELIVER#*', 'DELIVERED#*', 'MAIL#*'] },
      // Also what a key had that was revoked.
      { actions: ['Query', 'DeleteItem'], keys: ['WEBHOOK#*', 'DELIVER#*', 'DELIVERED#*'] },
      { actions: ['Query'], keys: ['SAVED#*'], index: 'byOwner' },
      { actions: ['DeleteItem'], keys: ['SAVERS#*'] },
    ],
  },
  runImports: {
    // Five thousand rows are read at once, with the codes around them.
    memoryMb: 1769,
    timeoutSeconds: 300,
    table: [
      ...readsNear,
      ...drawsCodes,
      { actions: ['Query'], keys: ['IMPORTS'], index: 'byOwner' },
      { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['IMPORTS#*'] },
      { actions: ['Query', 'PutItem', 'UpdateItem'], keys: ['IMPORTRESULTS#*'] },
      { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CREATOR#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      { actions: ['GetItem'], keys: ['CODE#*'] },
      // Of a code whose making is undone.
      { actions: ['DeleteItem'], keys: ['CHANGES#*'] },
      // That it ended.
      { actions: ['PutItem'], keys: ['NOTES#*'] },
    ],
    importRows: ['GetObject', 'PutObject', 'DeleteObject'],
  },
  sendMailings: {
    // It sends for 50 seconds, and a mail takes one at most.
    timeoutSeconds: 90,
    bulkMail: true,
    secrets: ['jwt'],
    table: [
      // Who gets a mailing.
      ...readsByTime('USERS#*'),
      readsUsers,
      { actions: ['GetItem'], keys: ['SUPPRESS#*', 'COUNTS#*', 'HOLDER#*', 'CREATOR#*'] },
      { actions: ['Query'], keys: ['MAILINGS'], index: 'byOwner' },
      { actions: ['GetItem', 'PutItem'], keys: ['MAILING#*'] },
      { actions: ['PutItem', 'DeleteItem'], keys: ['MAIL#*'] },
      suppressesRefused,
      countsHits,
    ],
  },
  purges: { purge: true },
  mailEvents: {
    table: [
      { actions: ['PutItem'], keys: ['SUPPRESS#*'] },
      { actions: ['UpdateItem'], keys: ['MAIL#*', 'MAILING#*'] },
    ],
  },
};
