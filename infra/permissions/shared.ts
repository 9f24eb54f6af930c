/** Permissions that several routes or jobs have in common. */
import { userAttributes } from '#shared/contract/table.ts';
import type { ImagesPermission, IndexKeys, Permissions, TablePermission } from './permission.ts';

/** argon2id is CPU-bound: with a full vCPU a login takes about 50 ms of it instead of 200. */
export const hashesPasswords = { memoryMb: 1769 } as const;

/**
 * Drawing a card takes 0.4 s of a full vCPU with a cold start (`npm run bench -- cards`), and costs the same with any share of
 * one. Chat apps do not wait long for a picture.
 */
export const drawsCards = { memoryMb: 1769 } as const;

/** The longest that a person waits for a response, or for the sentence that there is none (docs/decisions/0003). */
export const maxWaitSeconds = 15;

/** Concurrent transactions on one account retry for up to this long (`functions/data/transact.ts`). */
export const contended = { timeoutSeconds: maxWaitSeconds } as const;

/** Codes drawn after a collision are looked up, and a prefix that fills up is reported (`drawCodes.ts`). */
export const drawsCodes = [
  { actions: ['PutItem', 'BatchGetItem'], keys: ['CODE#*'] },
  { actions: ['UpdateItem'], keys: ['RATE#*'] },
] as const satisfies TablePermission[];

/** A code, its count, its ledger entry and the receipt: one transaction (`functions/domain/zarcodes/issueCode.ts`). */
export const issuesCodes = [
  { actions: ['PutItem'], keys: ['LEDGER#*', 'MAIL#*'] },
  { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
  ...drawsCodes,
] as const satisfies TablePermission[];

/** A person's codes. */
export const listsOwned = {
  actions: ['Query'],
  keys: ['OWNER#*'],
  index: 'byOwner',
} as const satisfies TablePermission;

/** The newest things of a kind (`functions/data/listByTime.ts`); what is listed is read by its own keys. */
export const readsByTime = (keys: IndexKeys['byTime']) =>
  [
    { actions: ['Query'], keys: [keys], index: 'byTime' },
    { actions: ['GetItem'], keys: ['MONTHS#*'] },
  ] as const satisfies TablePermission[];

/** A list of the back office with its total (`functions/domain/lists/timeList.ts`). */
export const listsByTime = (keys: IndexKeys['byTime']) =>
  [...readsByTime(keys), { actions: ['Query'], keys: ['STATS#*'] }] as const satisfies TablePermission[];

/** What an admin does is recorded with it (`functions/domain/audit/auditEntry.ts`). */
export const writesAudit = { actions: ['PutItem'], keys: ['AUDIT#*'] } as const satisfies TablePermission;

/** With its mail, and counted as unread. */
export const addsMessages = [
  { actions: ['PutItem'], keys: ['MESSAGE#*', 'MAIL#*'] },
  { actions: ['UpdateItem'], keys: ['UNREAD'] },
] as const satisfies TablePermission[];

/** Without the password hash. */
export const readsUsers = {
  actions: ['GetItem'],
  keys: ['USER#*'],
  attributes: userAttributes,
} as const satisfies TablePermission;

/** Signs links to photos of codes that are not public: whoever has one reads with this permission. */
export const linksImages = { action: 'GetObject', under: 'guarded/' } as const satisfies ImagesPermission;

/** The exact code, then those that look like it. */
export const looksUpCodes = { actions: ['GetItem'], keys: ['CODE#*'] } as const satisfies TablePermission;

/** The level of a code, with which its PIN goes, and in which list of its creator it is counted. */
export const changesVisibility = [
  { actions: ['GetItem', 'UpdateItem'], keys: ['CODE#*'] },
  { actions: ['GetItem', 'DeleteItem'], keys: ['ACCESS#*'] },
  { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
] as const satisfies TablePermission[];

export const countsHits = { actions: ['UpdateItem'], keys: ['RATE#*'] } as const satisfies TablePermission;

/** An address that SES takes no mail to. */
export const suppressesRefused = {
  actions: ['PutItem'],
  keys: ['SUPPRESS#*'],
} as const satisfies TablePermission;

/**
 * One mail of the outbox: its recipient, whether the address is suppressed, and that it was sent. Links that
 * confirm, undo and stop something are made when they are mailed.
 */
export const sendsMail = [
  { actions: ['GetItem', 'UpdateItem'], keys: ['MAIL#*'] },
  { actions: ['GetItem'], keys: ['EMAIL#*', 'SUPPRESS#*'] },
  suppressesRefused,
  { actions: ['GetItem', 'PutItem', 'UpdateItem'], keys: ['EMAILCHANGE#*'] },
  { actions: ['GetItem', 'UpdateItem'], keys: ['ERASE#*'] },
  readsUsers,
] as const satisfies TablePermission[];

const completesOrders = [
  // Only for an account that still exists.
  { actions: ['ConditionCheckItem'], keys: ['USER#*'] },
  { actions: ['GetItem', 'UpdateItem'], keys: ['PAY#*'] },
  // It is not open any more.
  { actions: ['DeleteItem'], keys: ['OPEN#*'] },
] as const satisfies TablePermission[];

/** Gives a paid order its invoice number, with the mail of its receipt. */
export const numbersInvoices = [
  { actions: ['GetItem', 'UpdateItem'], keys: ['PAY#*', 'NUMBERS#*'] },
  { actions: ['PutItem'], keys: ['INVOICE#*', 'MAIL#*'] },
  { actions: ['DeleteItem'], keys: ['TOINVOICE#*'] },
] as const satisfies TablePermission[];

/** The same for a refund and its credit note, which names the invoice. */
export const numbersCreditNotes = [
  { actions: ['GetItem'], keys: ['TOINVOICE#*', 'INVOICE#*'] },
  { actions: ['GetItem', 'UpdateItem'], keys: ['REFUND#*'] },
  { actions: ['PutItem'], keys: ['CREDIT#*'] },
  { actions: ['DeleteItem'], keys: ['TOCREDIT#*'] },
] as const satisfies TablePermission[];

/** Writes down that a paid order needs an invoice number, with the facts of the company. */
export const awaitsInvoices = {
  actions: ['PutItem'],
  keys: ['TOINVOICE#*'],
} as const satisfies TablePermission;

/** A bundle that was paid for, or money for an account that was erased. */
export const settlesBundles = [
  { actions: ['PutItem'], keys: ['BUNDLE#*', 'NOTES#*', 'LEDGER#*', 'MAIL#*', 'REFUND#*'] },
  awaitsInvoices,
  ...completesOrders,
] as const satisfies TablePermission[];

/** Issues what was paid for, or reads what a concurrent call issued. */
export const settlesPayments = [
  ...issuesCodes,
  { actions: ['PutItem'], keys: ['BUNDLE#*', 'NOTES#*'] },
  ...completesOrders,
] as const satisfies TablePermission[];

/** The voucher of an order that had expired is taken again. */
export const takesVouchersAgain = [
  { actions: ['ConditionCheckItem'], keys: ['OPEN#*'] },
  { actions: ['GetItem'], keys: ['VOUCHER#*'] },
  { actions: ['UpdateItem'], keys: ['VOUCHERUSES#*', 'PERSONALUSES#*'] },
] as const satisfies TablePermission[];

/** Settles an order by what PayFast has received for it. */
export const settlesReceived = [
  ...settlesPayments,
  ...takesVouchersAgain,
  awaitsInvoices,
  { actions: ['GetItem'], keys: ['SETTINGS'] },
  { actions: ['PutItem'], keys: ['PAY#*', 'PFID#*', 'PAIDPLACE#*', 'REFUND#*'] },
] as const satisfies TablePermission[];

/** Checks a stored notice of PayFast's and settles its order. Its server may take 15 seconds to answer. */
export const processesNotices = {
  timeoutSeconds: 29,
  secrets: ['payfast'],
  table: [...settlesReceived, { actions: ['UpdateItem'], keys: ['NOTICE#*'] }],
} as const satisfies Permissions;

/** What has to be paid back, or found out. */
export const listsRefunds = {
  actions: ['Query'],
  keys: ['REFUNDS'],
  index: 'byOwner',
} as const satisfies TablePermission;

/** Everything that an export may be of, and its files (`functions/domain/exports`). */
export const exportsRows = {
  table: [
    { actions: ['Query'], keys: ['USERS#*'], index: 'byTime' },
    { actions: ['Query'], keys: ['CODES#*'], index: 'byTime' },
    { actions: ['Query'], keys: ['PAYMENTS#*'], index: 'byTime' },
    { actions: ['Query'], keys: ['MESSAGES#*'], index: 'byTime' },
    { actions: ['Query'], keys: ['AUDIT#*'], index: 'byTime' },
    { actions: ['Query'], keys: ['EXPENSES#*'], index: 'byTime' },
    { actions: ['Query'], keys: ['CREATORS#*'], index: 'byTime' },
    { actions: ['Query'], keys: ['VOUCHERS#*'], index: 'byTime' },
    { actions: ['Query'], keys: ['REQUESTS#*'], index: 'byTime' },
    { actions: ['GetItem'], keys: ['MONTHS#*'] },
    { actions: ['BatchGetItem'], keys: ['CODE#*', 'PAY#*', 'MESSAGE#*', 'AUDIT#*', 'EXPENSE#*'] },
    { actions: ['BatchGetItem'], keys: ['CREATOR#*', 'VOUCHER#*', 'VOUCHERUSES#*', 'CHANGES#*'] },
    readsUsers,
  ],
  exports: ['PutObject'],
  memoryMb: 1769,
} as const satisfies Permissions;

/** The profile that the caller holds. */
export const readsHeld = {
  actions: ['GetItem'],
  keys: ['HOLDER#*', 'CREATOR#*'],
} as const satisfies TablePermission;

/** Codes around some points, and one's own ones (`functions/domain/imports/codesNear.ts`). */
export const readsNear = [
  { actions: ['Query'], keys: ['CELL#*'], index: 'byCell' },
  listsOwned,
  { actions: ['Query'], keys: ['CREATOR#*'], index: 'byOwner' },
] as const satisfies TablePermission[];
