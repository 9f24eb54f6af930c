import type { Area, RouteKey } from '#shared/contract/contract.ts';
import type { IndexName, UserAttribute } from '#shared/contract/table.ts';

type ItemPrefix =
  | 'USER'
  | 'EMAIL'
  | 'COUNTS'
  | 'BUNDLE'
  | 'LEDGER'
  | 'SUPPRESS'
  | 'CODE'
  | 'ACCESS'
  | 'CLAIMED'
  | 'HISTORY'
  | 'VISITS'
  | 'IMAGES'
  | 'IMAGEFILES'
  | 'SLIPFILES'
  | 'CHANGES'
  | 'NOTES'
  | 'PAY'
  | 'OPEN'
  | 'VOUCHER'
  | 'VOUCHERUSES'
  | 'PERSONALUSES'
  | 'WORD'
  | 'PERSONWORD'
  | 'MAIL'
  | 'MESSAGE'
  | 'IDEM'
  | 'RATE'
  | 'RESET'
  | 'MARK'
  | 'CREATOR'
  | 'CWORD'
  | 'HOLDER'
  | 'PREFIX'
  | 'SLUG'
  | 'EMAILCHANGE'
  | 'FORMER'
  | 'ERASE'
  | 'REFUND'
  | 'NOTICE'
  | 'TOINVOICE'
  | 'INVOICE'
  | 'NUMBERS'
  | 'PFID'
  | 'RECONCILIATION'
  | 'PAIDPLACE'
  | 'AUDIT'
  | 'MONTHS'
  | 'EXPORT'
  | 'STATS'
  | 'TILES'
  | 'TOCREDIT'
  | 'CREDIT'
  | 'EXPENSE'
  | 'SPENT'
  | 'MAILING'
  | 'RESERVATIONS'
  | 'IMPORTS'
  | 'IMPORTRESULTS'
  | 'SAVERS'
  | 'WEBHOOK'
  | 'DELIVER'
  | 'DELIVERED'
  | 'APIKEY'
  | 'APIKEYS'
  | 'APIUSAGE';

/** The leading keys of `functions/data/table.ts`. */
type KeyPattern = `${ItemPrefix}#*` | 'SETTINGS' | 'PRICE' | 'PROMOTED' | 'STATS' | 'UNREAD';

/** No Scan: no function reads the whole table. A transaction needs the actions of its members. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

interface ItemPermission {
  readonly actions: readonly [TableAction, ...TableAction[]];
  readonly keys: readonly [KeyPattern, ...KeyPattern[]];
  readonly index?: never;
  readonly attributes?: never;
}

/** Only these attributes: the request has to name them, in a projection. */
interface AttributesPermission {
  readonly actions: readonly ['GetItem'];
  readonly keys: readonly ['USER#*'];
  readonly attributes: readonly [UserAttribute, ...UserAttribute[]];
  readonly index?: never;
}

export interface IndexKeys extends Record<IndexName, string> {
  byOwner:
    | 'OWNER#*'
    | 'PAYMENTS#*'
    | 'RECEIVED#*'
    | 'REFUNDS'
    | 'REQUESTS#*'
    | 'OUTBOX#*'
    | 'CREATOR#*'
    | 'CREATORS'
    | 'MAILS#*'
    | 'MESSAGES#*'
    | 'ERASURES'
    | 'DELETED'
    | 'SCHEDULEDERASURES'
    | 'SUPERADMINS'
    | 'NOTICES'
    | 'NOTICES#*'
    | 'EXPORTS'
    | 'IMPORTS'
    | 'WEBHOOKS'
    | 'SAVED#*'
    | 'MAILINGS'
    | 'MAILINGSTO#*'
    | 'AUDITED#*'
    | 'APIKEYS#*';
  byCell: 'CELL#*';
  byTime:
    | 'USERS#*'
    | 'CODES#*'
    | 'PAYMENTS#*'
    | 'MESSAGES#*'
    | 'AUDIT#*'
    | 'EXPORTS#*'
    | 'VOUCHERS#*'
    | 'EXPENSES#*'
    | 'MAILINGS#*'
    | 'CREATORS#*'
    | 'REQUESTS#*'
    | 'RECONCILIATIONS#*'
    | 'APIKEYS#*';
}

type IndexPermission = {
  [I in IndexName]: {
    readonly actions: readonly ['Query'];
    readonly keys: readonly [IndexKeys[I]];
    readonly index: I;
    readonly attributes?: never;
  };
}[IndexName];

export type TablePermission = ItemPermission | AttributesPermission | IndexPermission;

/** Objects of the images' bucket (`functions/services/images.ts`, `slips.ts`). */
export interface ImagesPermission {
  readonly action: 'GetObject' | 'PutObject' | 'DeleteObject';
  readonly under: 'uploads/' | 'api/images/' | 'guarded/' | 'slips/';
}

export type SecretName = 'jwt' | 'origin' | 'places' | 'payfast';

/** What a function may access, and so all that its IAM role allows; and what it runs with. */
export interface Permissions {
  readonly table?: readonly TablePermission[];
  readonly secrets?: readonly SecretName[];
  readonly images?: readonly ImagesPermission[];
  /** Objects of the private bucket of exports (`functions/services/exports.ts`). A link is signed with GetObject. */
  readonly exports?: readonly ('GetObject' | 'PutObject')[];
  /** Rows of imports in the same bucket (`functions/services/importRows.ts`). */
  readonly importRows?: readonly ('GetObject' | 'PutObject' | 'DeleteObject')[];
  /** May invalidate the CloudFront cache. */
  readonly purge?: true;
  /** May request it of the job that may. */
  readonly requestsPurges?: true;
  /** May send mail from the stage's domain. */
  readonly mail?: true;
  /** The same with headers of its own, as mails to many have them. */
  readonly bulkMail?: true;
  /** May read how many mails a second the account may send. */
  readonly readsSendRate?: true;
  /** Default 512. Lambda gives CPU in proportion: 1769 MB is one full vCPU. */
  readonly memoryMb?: number;
  /** Default 10; API Gateway gives up after 30. */
  readonly timeoutSeconds?: number;
}

/** One entry for each route of an area: a route without permissions does not compile. */
export type AreaPermissions<A extends Area> = Readonly<
  Record<Extract<RouteKey, `${A}.${string}`>, Permissions>
>;
