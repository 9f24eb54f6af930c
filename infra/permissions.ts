/**
 * What each route may touch, and so all that its IAM role allows. A route without an entry does not compile, and a
 * handler that reaches for more is denied when deployed. What the chain in `functions/lib/handle.ts` touches for
 * every route of a kind follows from the contract and is added by `needsOf`.
 *
 * Keys are the leading keys of `functions/data/table.ts`. A transaction needs the actions of its members.
 */
import type { NamedRoute, RouteKey } from '#shared/contract/contract.ts';
import type { JobName } from '#shared/contract/jobs.ts';
import type { IndexName } from '#shared/contract/table.ts';

type KeyPattern =
  | `${'USER' | 'EMAIL' | 'CODE' | 'IMAGES' | 'CHANGES' | 'PAY' | 'VOUCHER' | 'WORD' | 'MAIL' | 'MESSAGE' | 'IDEM' | 'RATE' | 'RESET' | 'MARK'}#*`
  | 'SETTINGS'
  | 'PRICE'
  | 'PROMOTED';

/** No Scan: nothing reads the table from end to end. */
type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

interface ItemPermission {
  readonly actions: readonly [TableAction, ...TableAction[]];
  readonly keys: readonly [KeyPattern, ...KeyPattern[]];
  readonly index?: never;
}

interface IndexKeys extends Record<IndexName, string> {
  byOwner: 'OWNER#*' | 'OUTBOX';
  byCell: 'CELL#*';
}

type IndexPermission = {
  [I in IndexName]: {
    readonly actions: readonly ['Query'];
    readonly keys: readonly [IndexKeys[I]];
    readonly index: I;
  };
}[IndexName];

export type TablePermission = ItemPermission | IndexPermission;
/** Which objects of the images' bucket: see `functions/services/images.ts`. */
interface ImagesPermission {
  readonly action: 'GetObject' | 'PutObject' | 'DeleteObject';
  readonly under: 'uploads/' | 'api/images/';
}

export type SecretName = 'jwt' | 'origin' | 'places';

export interface Permissions {
  readonly table?: readonly TablePermission[];
  readonly secrets?: readonly SecretName[];
  readonly images?: readonly ImagesPermission[];
  /** Empties the edge's cache of what has changed. */
  readonly purge?: true;
  /** Sends mail as the stage's domain. */
  readonly mail?: true;
  /** 512 unless told. Lambda gives processor in proportion: 1769 MB is one whole one. */
  readonly memoryMb?: number;
  /** 10 unless told; API Gateway gives up after 30. */
  readonly timeoutSeconds?: number;
}

/** argon2id is pure work: with a whole processor a sign-in takes some 50 ms of it instead of 200. */
const hashesPasswords = { memoryMb: 1769 } as const;

/** A code, its count and ledger entry, and the receipt: one transaction (`functions/domain/zarcodes/issueCode.ts`). */
const issuesCodes = [
  { actions: ['PutItem'], keys: ['CODE#*', 'MAIL#*', 'USER#*'] },
  { actions: ['UpdateItem'], keys: ['USER#*'] },
] as const satisfies TablePermission[];

/** Many at once on one account wait for each other (`functions/data/transact.ts`). */
const contended = { timeoutSeconds: 25 } as const;

/** Issues what was paid for, or reads what the one who came first issued. */
const settlesPayments = [
  ...issuesCodes,
  { actions: ['GetItem', 'UpdateItem'], keys: ['PAY#*'] },
] as const satisfies TablePermission[];

/** The exact code, then those that look like it. */
const looksUpCodes = { actions: ['GetItem'], keys: ['CODE#*'] } as const satisfies TablePermission;
const countsHits = { actions: ['UpdateItem'], keys: ['RATE#*'] } as const satisfies TablePermission;
const listsOwned = {
  actions: ['Query'],
  keys: ['OWNER#*'],
  index: 'byOwner',
} as const satisfies TablePermission;

/** One mail of the outbox: to whom, whether they may have it, and that it was sent. */
const sendsMail = [
  { actions: ['GetItem', 'UpdateItem'], keys: ['MAIL#*'] },
  { actions: ['GetItem'], keys: ['USER#*', 'EMAIL#*'] },
] as const satisfies TablePermission[];

/** Whose code it is, and its photos; changed only while the code lives (`functions/domain/images/changeImages.ts`). */
const editsImages = [
  { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CODE#*'] },
  { actions: ['GetItem', 'PutItem'], keys: ['IMAGES#*'] },
] as const satisfies TablePermission[];

const permissions: Record<RouteKey, Permissions> = {
  'auth.register': {
    ...hashesPasswords,
    table: [{ actions: ['PutItem'], keys: ['EMAIL#*', 'USER#*'] }, countsHits],
  },
  'auth.login': {
    ...hashesPasswords,
    table: [{ actions: ['GetItem'], keys: ['EMAIL#*', 'USER#*'] }, countsHits],
    // To sign the session.
    secrets: ['jwt'],
  },
  // The same for every e-mail: whose it is, the job finds out.
  'auth.forgotPassword': { table: [{ actions: ['PutItem'], keys: ['MAIL#*'] }, countsHits] },
  'auth.resetPassword': {
    ...hashesPasswords,
    table: [
      { actions: ['GetItem', 'DeleteItem'], keys: ['RESET#*'] },
      { actions: ['UpdateItem'], keys: ['USER#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
    ],
  },
  'auth.me': {},
  'bundles.active': { table: [{ actions: ['Query'], keys: ['USER#*'] }] },
  'changeRequests.my': { table: [{ actions: ['Query'], keys: ['CHANGES#*'] }] },
  'contact.create': { table: [{ actions: ['PutItem'], keys: ['MESSAGE#*', 'MAIL#*'] }, countsHits] },
  'health.get': { table: [{ actions: ['GetItem'], keys: ['PRICE'] }] },
  'images.list': { table: [{ actions: ['GetItem'], keys: ['IMAGES#*'] }] },
  'images.create': {
    table: [...editsImages, countsHits],
    // Whoever sends the file does so by this role's signature.
    images: [{ action: 'PutObject', under: 'uploads/' }],
  },
  'images.complete': {
    // A whole processor draws a photo of 40 megapixels in some five seconds, which takes up to 500 MB.
    memoryMb: 1769,
    timeoutSeconds: 28,
    table: [...editsImages, { actions: ['DeleteItem'], keys: ['IMAGES#*'] }, countsHits],
    images: [
      { action: 'GetObject', under: 'uploads/' },
      { action: 'PutObject', under: 'api/images/' },
    ],
  },
  'images.update': { table: editsImages },
  'images.delete': { table: editsImages },
  'payments.create': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['USER#*', 'SETTINGS', 'PRICE', 'VOUCHER#*'] },
      { actions: ['PutItem'], keys: ['PAY#*'] },
      // Guesses at vouchers.
      countsHits,
      // An order that a voucher makes free is settled at once.
      ...settlesPayments,
    ],
  },
  'payments.get': { table: [{ actions: ['GetItem'], keys: ['PAY#*'] }] },
  'payments.complete': {
    ...contended,
    table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }, ...settlesPayments],
  },
  'prices.current': { table: [{ actions: ['GetItem'], keys: ['PRICE'] }] },
  'search.combined': {
    table: [
      looksUpCodes,
      { actions: ['Query'], keys: ['WORD#*'] },
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      countsHits,
    ],
    // Google's places.
    secrets: ['places'],
  },
  'settings.public': { table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }] },
  'user.stats': { table: [{ actions: ['GetItem'], keys: ['USER#*'] }] },
  'vouchers.promoted': { table: [{ actions: ['GetItem'], keys: ['PROMOTED', 'VOUCHER#*'] }] },
  'vouchers.validate': { table: [{ actions: ['GetItem'], keys: ['VOUCHER#*'] }, countsHits] },
  'zarcodes.create': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      { actions: ['Query'], keys: ['USER#*'] },
      ...issuesCodes,
    ],
  },
  'zarcodes.list': { table: [listsOwned] },
  'zarcodes.recent': { table: [listsOwned] },
  'zarcodes.inBounds': { table: [{ actions: ['Query'], keys: ['CELL#*'], index: 'byCell' }] },
  // The owner also sees who owns it.
  'zarcodes.get': { table: [looksUpCodes, { actions: ['GetItem'], keys: ['USER#*'] }] },
  'zarcodes.page': { table: [looksUpCodes] },
  'zarcodes.delete': {
    ...contended,
    table: [
      { actions: ['GetItem', 'PutItem'], keys: ['CODE#*'] },
      { actions: ['UpdateItem'], keys: ['USER#*'] },
      { actions: ['DeleteItem'], keys: ['CHANGES#*'] },
    ],
  },
  'zarcodes.requestChange': {
    table: [
      { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'PutItem'], keys: ['CHANGES#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
    ],
  },
};

/** What the jobs may touch, besides what calls them and the queue of what failed. */
export const jobPermissions: Record<JobName, Permissions> = {
  projections: {
    timeoutSeconds: 60,
    table: [
      { actions: ['PutItem'], keys: ['MARK#*'] },
      { actions: ['PutItem', 'DeleteItem'], keys: ['WORD#*'] },
    ],
  },
  sideEffects: {
    timeoutSeconds: 60,
    table: [
      ...sendsMail,
      // The link of a password reset is made when it is mailed, and never mailed late.
      { actions: ['PutItem'], keys: ['RESET#*'] },
      { actions: ['GetItem', 'DeleteItem'], keys: ['IMAGES#*'] },
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
  mailEvents: { table: [{ actions: ['PutItem'], keys: ['EMAIL#*'] }] },
};

/** To tell a call that came through the edge (`functions/lib/clientIp.ts`). */
const clientIpPermissions: Permissions = { secrets: ['origin'] };
/** To verify a bearer token (`functions/lib/caller.ts`). */
const callerPermissions: Permissions = { secrets: ['jwt'] };
/** The check that a signed-in caller's session is still good. */
const sessionPermissions: Permissions = { table: [{ actions: ['GetItem'], keys: ['USER#*'] }] };
/** An answer that was given to an idempotency key, and one to be remembered. */
const idempotencyPermissions: Permissions = {
  table: [{ actions: ['GetItem', 'PutItem'], keys: ['IDEM#*'] }],
};

/** All that a route may touch: its own needs, and those of the chain around it. */
export function permissionsOf({ key, route }: Pick<NamedRoute, 'key' | 'route'>): Permissions {
  const own = permissions[key];
  const parts = [
    own,
    ...(route.direct === true ? [] : [clientIpPermissions]),
    ...(route.level === 'public' && route.optionalCaller !== true ? [] : [callerPermissions]),
    ...(route.level === 'public' ? [] : [sessionPermissions]),
    ...(route.idempotent === true ? [idempotencyPermissions] : []),
  ];
  return {
    ...own,
    table: parts.flatMap((part) => part.table ?? []),
    secrets: [...new Set(parts.flatMap((part) => part.secrets ?? []))],
  };
}
