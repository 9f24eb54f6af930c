/**
 * One table. This folder is the only place that knows its keys.
 *
 * | thing            | pk                     | sk                        | indexes and notes                                    |
 * |------------------|------------------------|---------------------------|------------------------------------------------------|
 * | user             | USER#<usr_…>           | USER                      | email, names, role, password hash, token version     |
 * |                  |                        |                           | byOwner SUPERADMINS / <usr_…>, of super admins only  |
 * | email claim      | EMAIL#<email>          | EMAIL                     | makes an email unique; leads to the user             |
 * | former email     | FORMER#<usr_…>         | <hash of the email>       | what was stored under it can be found and erased     |
 * | former profile   | FORMER#<usr_…>         | <crt_…>                   | the same for a creator profile, with its name and claims |
 * | erased slug      | SLUG#~<hash>           | SLUG                      | an erased creator's: never given to another one      |
 * | erasure          | ERASE#<usr_…>          | ERASE                     | what is left to erase of an account that has ended   |
 * |                  |                        |                           | byOwner ERASURES / <dueAt>#<usr_…>                   |
 * | scheduled erasure | ERASE#<usr_…>         | SCHEDULED                 | of an account that ends 72 h later, hashes of the links |
 * |                  |                        |                           | that stop it; byOwner SCHEDULEDERASURES / <erasesAt>#<usr_…> |
 * | stopped erasure  | ERASE#<usr_…>          | SCHEDULED                 | hashes of the links that did; expires after 30 days  |
 * | password reset   | RESET#<usr_…>          | RESET                     | hash of the one link that works; expires after 1 h   |
 * | email change     | EMAILCHANGE#<usr_…>    | EMAILCHANGE               | a new address that waits, hash of its link; 24 h     |
 * | earlier emails   | EMAILCHANGE#<usr_…>    | UNDO                      | that can undo a change, hashes of their links; 7 d   |
 * | user's counts    | COUNTS#<usr_…>         | COUNTS                    | total, per month, per province: exact, in the        |
 * |                  |                        |                           | transaction that makes, moves or deletes a code      |
 * | creator's counts | COUNTS#<crt_…>         | COUNTS                    | the same for a creator's codes, which the user's counts |
 * |                  |                        |                           | hold as `creatorTotal` only                          |
 * | codes of a day   | COUNTS#<crt_…>         | DAY#<day>                 | what a creator made on a day; expires                |
 * | bundle           | BUNDLE#<usr_…>         | <createdAt>#<id>          | sorts oldest first, the order in which they are used |
 * | ledger entry     | LEDGER#<usr_…>         | <at>#<id>                 | append only: codes and cents in and out              |
 * | ZarCode          | CODE#<7 capitals>      | CODE                      | byOwner OWNER#<usr_…> / CODE#<createdAt>             |
 * |                  |                        |                           | byOwner CREATOR#<crt_…> instead: a creator's code     |
 * |                  |                        |                           | byCell  CELL#<8 digits> / <18 digits>#<code>#<point> |
 * | tombstone        | CODE#<7 capitals>      | CODE                      | a deleted code: never issued again. While that can be |
 * |                  |                        |                           | undone, with the code: byOwner DELETED / <until>#<code> |
 * | reserved code    | CODE#<7 capitals>      | CODE                      | of a creator's booklet: nobody else is issued it     |
 * |                  |                        |                           | until it ends; then it counts as never issued, and expires |
 * | booklet          | RESERVATIONS#<crt_…>   | <createdAt>#<rsv_…>       | which reserved codes are left and which were used;   |
 * |                  |                        |                           | expires a day after its end                          |
 * | import           | IMPORTS#<crt_…>        | <imp_…>                   | places of a file, and how far it came; expires       |
 * |                  |                        |                           | byOwner IMPORTS / <committedAt>#… while it runs or is |
 * |                  |                        |                           | undone                                               |
 * | running import   | IMPORTS#<crt_…>        | RUNNING                   | makes it one at a time                               |
 * | result of a row  | IMPORTRESULTS#<imp_…>  | <row>                     | written with its code, so that each row is made once |
 * | saved code       | SAVERS#<7 capitals>    | <key's id>                | a shop is told of its changes; byOwner SAVED#<key's id> / <code> |
 * | webhook          | WEBHOOK#<key's id>     | WEBHOOK                   | where and how a shop is called; byOwner WEBHOOKS / <dueAt>#… |
 * |                  |                        |                           | while something waits in its queue                   |
 * | saved codes' count | WEBHOOK#<key's id>   | SAVED                     | exact, in the transactions that save and forget      |
 * | delivery         | DELIVER#<key's id>     | <at>#<whd_…>              | a change that a shop is to be told of                |
 * | delivered        | DELIVERED#<key's id>   | <at>#<whd_…>              | what it was told; expires after 30 days              |
 * | photos of a code | IMAGES#<7 capitals>    | IMAGES                    | all in their order, one item: ten are 3 KB at most   |
 * | pending photo    | IMAGES#<7 capitals>    | UPLOAD#<img_…>            | expires; deleted when the photo is done or refused   |
 * | files of a photo | IMAGEFILES#<7 capitals> | <img_…>#<attempt>        | stored before they are; expires if it is never listed |
 * | file of a slip   | SLIPFILES#<exp_…>      | <slp_…>#<attempt>         | stored before it is; expires if no expense gets it   |
 * | claim slip       | ACCESS#<7 capitals>    | CLAIMSLIP                 | hashes of its word and of revoked ones; goes with the code |
 * | claimed code     | CLAIMED#<usr_…>        | <claimedAt>#<code>        | what stays with who had it: code, title, and when    |
 * | edit of a code   | HISTORY#<7 capitals>   | <version of the code>     | its changed fields, before and after; goes with it   |
 * | visits of a code | VISITS#<7 capitals>    | DEVICE#<hash>, ADDRESS#<hash> | who reported, and when last: expires after 90 days  |
 * |                  |                        | DAY#<point>#<day>         | how many reports there were; expires after 90 days   |
 * |                  |                        | VISITORS#<point>          | how many found it; the code's item has it rounded    |
 * |                  |                        | REPORT#<point>#<result>#<at>#<hash> | a gate, a wrong place; expires after 90 days |
 * |                  |                        | TOLD#<point>              | when its owner was told of wrong places; expires     |
 * |                  |                        | SUGGESTION                | the gate that waits for its owner, and declined ones |
 * | change request   | CHANGES#<usr_…>        | <7 capitals>              | the one that counts of a code; goes with its code    |
 * |                  |                        |                           | byOwner REQUESTS#<status> / <since>#<chg_…>          |
 * | notification     | NOTES#<usr_…>          | <at>#<ntf_…>              | what the bell lists; expires after 90 days           |
 * | read mark        | NOTES#<usr_…>          | READ                      | up to when the person has read the notifications     |
 * | payment          | PAY#<pay_…>            | PAY                       | the order with its fixed price, then how it ended    |
 * |                  |                        |                           | byOwner PAYMENTS#<usr_…> / <createdAt>#<pay_…>       |
 * | refund           | REFUND#<pay_…>         | REFUND                    | money to be paid back; byOwner REFUNDS / <createdAt>#<pay_…> |
 * | repayment        | REFUND#<pay_…>         | <rfd_…>                   | money that went back, or may have; byOwner REFUNDS   |
 * |                  |                        |                           | while that is not known                              |
 * | to be credited   | TOCREDIT#0             | <refundedAt>#<rfd_…>      | a refund without a credit note: calls jobs/sideEffects |
 * | credit note      | CREDIT#<number>        | CREDIT                    | append only, and names nobody                        |
 * | PayFast's id     | PFID#<pf_payment_id>   | PFID                      | makes a payment at PayFast count once                |
 * |                  |                        |                           | byOwner RECEIVED#<day> / <completedAt>#<createdAt>#<pay_…> |
 * | reconciliation   | RECONCILIATION#<day>   | RECONCILIATION            | a day compared with PayFast's history                |
 * | paid place       | PAIDPLACE#<usr_…>      | <hash of the place>       | when it was paid for; makes a second payment known   |
 * | notice           | NOTICE#<ntc_…>         | NOTICE                    | PayFast's, as it came; expires when it has ended     |
 * |                  |                        |                           | byOwner NOTICES / <receivedAt>#<ntc_…> while it      |
 * |                  |                        |                           | waits, then NOTICES#<pay_…>                          |
 * | open order       | OPEN#<0 to 9>          | <ends at>#<pay_…>         | goes with the order's end: it holds its voucher      |
 * | to be invoiced   | TOINVOICE#<0 to 9>     | <completedAt>#<pay_…>     | a paid order without a number yet: calls jobs/sideEffects |
 * | numbers          | NUMBERS#<series>       | NUMBERS                   | the last of a series; gapless                        |
 * | invoice          | INVOICE#<number>       | INVOICE                   | append only, and names nobody                        |
 * | voucher          | VOUCHER#<CODE>         | VOUCHER                   | percent or amount off, from and until, limits        |
 * | voucher's uses   | VOUCHERUSES#<CODE>     | VOUCHERUSES               | taken by orders open and paid, where it has a max    |
 * | personal uses    | PERSONALUSES#<usr_…>   | <CODE>                    | the same for one person, always                      |
 * | promoted codes   | PROMOTED               | PROMOTED                  | the vouchers to advertise, first choice first        |
 * | creator          | CREATOR#<crt_…>        | CREATOR                   | a creator profile                                    |
 * |                  |                        |                           | byOwner CREATORS / ACTIVE#<slug>#<usr_…>, INACTIVE#… |
 * | slug             | SLUG#<slug>            | SLUG                      | makes a slug unique, also a former one; leads to the |
 * |                  |                        |                           | creator                                              |
 * | prefix           | PREFIX#<3 letters>     | PREFIX                    | makes a creator's prefix unique                      |
 * | holder           | HOLDER#<usr_…>         | HOLDER                    | one profile for each person; leads to it             |
 * | settings         | SETTINGS               | SETTINGS                  | one item                                             |
 * | current price    | PRICE                  | CURRENT                   | one item                                             |
 * | price's version  | PRICE                  | VERSION#<createdAt>#<prc_…> | prepared, then active, then ended                  |
 * | expense          | EXPENSE#<exp_…>        | EXPENSE                   | what was spent; by time of its day                   |
 * | months' expenses | SPENT#<year>           | <month>                   | exact, in the transactions of the expenses           |
 * | search word      | WORD#<first 3 letters> | <word>#<city>#<suburb>#<code> | projection of a code, made by jobs/projections; of the |
 * |                  |                        |                           | name of a place 60 a city. Older: <word>#<code>      |
 * | creator's word   | CWORD#<crt_…>#<3 letters> | <word>#<code>          | the same for the list of one creator; as many again: |
 * |                  |                        |                           | at most 12 of 350 bytes for each of their codes      |
 * | tile counters    | TILES#<kind>#<level>#<line> | <pack>                 | numbers of codes per map tile, made by               |
 * |                  |                        |                           | jobs/projections (`mapTiles.ts`)                     |
 * | person's word    | PERSONWORD#<2 characters> | <word>#<usr_…>         | projection of a user: by names, email address, phone |
 * |                  |                        |                           | and its end; at most 9 of 330 bytes                  |
 * | message          | MESSAGE#<msg_…>        | MESSAGE                   | what somebody wrote to support, for the admins       |
 * |                  |                        |                           | byOwner MESSAGES#<usr_… or hash of the email> /      |
 * |                  |                        |                           | <createdAt>#<id>                                     |
 * | unread messages  | UNREAD                 | UNREAD                    | how many: exact, in the transaction that changes it  |
 * | mail             | MAIL#<mail_…>          | MAIL                      | outbox, written with its cause, sent by jobs/sideEffects |
 * |                  |                        |                           | byOwner OUTBOX#<0 to 15> / <due>#<id> while it waits, |
 * |                  |                        |                           | then MAILS#<usr_… or hash of the email> /            |
 * |                  |                        |                           | <createdAt>#<id>, for 90 days                        |
 * |                  |                        |                           | one of a mailing has an id of both, and never waits  |
 * | mailing          | MAILING#<mlg_…>        | MAILING                   | an email to many people, and how far it came         |
 * |                  |                        |                           | byOwner MAILINGS / <createdAt>#<mlg_…> while it is   |
 * |                  |                        |                           | sent, else MAILINGSTO#<usr_…> of one to a person     |
 * | its results      | MAILING#<mlg_…>        | RESULTS                   | how many were delivered, bounced and complained      |
 * | suppression      | SUPPRESS#<hash>        | SUPPRESS                  | an address that bounced for good, complained, or     |
 * |                  |                        |                           | that SES refused: it gets no more mail               |
 * | audit entry      | AUDIT#<kind>#<id>      | <at>#<aud_…>              | append only: what an admin changed of a thing        |
 * |                  |                        |                           | byOwner AUDITED#<usr_…> / the same: whom it concerns |
 * | months           | MONTHS#<kind>          | MONTHS                    | in which there is something of a list by time        |
 * | counters         | STATS                  | ALL, MONTH#…, DAY#…       | of the business, made by jobs/projections            |
 * |                  | STATS#<kind>           | the same                  | of a list by time, also by status and kind           |
 * | idempotency key  | IDEM#<usr_…>           | <key>                     | expires after 24 h                                   |
 * | key of the API   | APIKEY#<key_…>         | APIKEY                    | hashes of its secrets, sites, quota                  |
 * |                  |                        |                           | byOwner APIKEYS#<usr_…> / <createdAt>#<key_…>        |
 * | a person's keys  | APIKEYS#<usr_…>        | APIKEYS                   | the ids of all, at most ten                          |
 * | calls of a key   | APIUSAGE#<key_…>       | <day>                     | how many were counted; expires after 60 days         |
 * | rate limit       | RATE#<limit>#<who>     | <window start>            | expires with its window                              |
 * | job marker       | MARK#<event id>        | MARK                      | a stream event that was carried out; expires         |
 * | seed mark        | SEED                   | SEED                      | which first items a table was given; local only      |
 * | migration        | MIGRATION#<name>       | MIGRATION                 | how far it came; written by `npm run migrate`        |
 *
 * | question                               | answered by                                              |
 * |----------------------------------------|----------------------------------------------------------|
 * | what is at this code?                  | GetItem CODE#…                                           |
 * | which codes has this person?           | Query byOwner OWNER#…, newest first or all, then memory  |
 * | which codes has this creator?          | Query byOwner CREATOR#…, newest first, from the month of |
 * |                                        | the page by the counts: at most a month's codes are read |
 * | which booklets has this creator?       | Query RESERVATIONS#…, newest first                       |
 * | which imports has this creator?        | Query IMPORTS#…                                          |
 * | which imports are to be gone on with?  | Query byOwner IMPORTS, the first committed first         |
 * | who is told of a code's changes?       | Query SAVERS#…                                           |
 * | which shops are to be told something?  | Query byOwner WEBHOOKS, up to now                        |
 * | what is a shop to be told, and was?    | Query DELIVER#… from the first, DELIVERED#… from the last |
 * | what became of the rows of an import?  | Query IMPORTRESULTS#…, in the order of the rows          |
 * | which of them match these words?       | Query CWORD#… begins_with each word in turns, until all  |
 * |                                        | entries of one are read: 4,000 at most                   |
 * | who has this slug, which profile has   | GetItem SLUG#…, HOLDER#…, then CREATOR#…                 |
 * | this person?                           |                                                          |
 * | which creators are there?              | Query byOwner CREATORS, the active ones first, by slug   |
 * | how many codes in this map view?       | Query TILES#…: blocks, edges and corners of the tiles;   |
 * |                                        | then ≤ 32 Queries byCell of its edge, whose sort key has |
 * |                                        | the exact point                                          |
 * | which photos has this code?            | GetItem IMAGES#… IMAGES                                  |
 * | which codes match these words?         | Query WORD#… begins_with up to three words, then one of  |
 * |                                        | them in the place that others name                       |
 * | is this session valid, and whose is it? | GetItem USER#…, without the password hash                |
 * | who has this name or phone number?     | Query PERSONWORD#… begins_with what was typed            |
 * | what did admins change of this person? | Query byOwner AUDITED#…, then BatchGetItem AUDIT#…       |
 * | how many codes has this person?        | GetItem COUNTS#…                                         |
 * | which bundles are left?                | Query BUNDLE#…                                           |
 * | which payments has this person made?   | Query byOwner PAYMENTS#…, then BatchGetItem PAY#…        |
 * | which orders have expired?             | Query OPEN#…, each of ten partitions up to a time        |
 * | has this voucher a use left, for this  | GetItem VOUCHERUSES#…, PERSONALUSES#…, where it has a    |
 * | person?                                | limit                                                    |
 * | which notices wait?                    | Query byOwner NOTICES, oldest first                      |
 * | which notices are about this payment?  | Query byOwner NOTICES#<pay_…>                            |
 * | which payments at PayFast were booked  | Query byOwner RECEIVED#<day>; GetItem PFID#…             |
 * | on this day, and as what?              |                                                          |
 * | how did PayFast's history differ?      | Query byTime RECONCILIATIONS#…, newest first             |
 * | what did bundles pay for?              | Query LEDGER#…                                           |
 * | what is new for this person?           | Query NOTES#…, newest first; the read mark comes first   |
 * | which changes were requested?          | Query CHANGES#…                                          |
 * | has this code an open request?         | GetItem CHANGES#… <7 capitals>                           |
 * | which requests wait for an admin?      | Query byOwner REQUESTS#pending, oldest first             |
 * | which request has this id?             | its code is part of it: GetItem CODE#…, then CHANGES#…   |
 * | how was this code edited?              | Query HISTORY#…, newest first                            |
 * | what did visitors say of this code?    | Query VISITS#… DAY#<point>#…, GetItem SUGGESTION         |
 * | which mails were never sent?           | Query byOwner OUTBOX#…, each of 16 up to a time          |
 * | which new address waits?               | GetItem EMAILCHANGE#…                                    |
 * | may this address be mailed?            | GetItem SUPPRESS#…                                       |
 * | what is stored about this person?      | the lists of `personalRecords.ts`, page by page          |
 * | whose erasure is due?                  | Query byOwner ERASURES up to a time                      |
 * | is there another super admin?          | Query byOwner SUPERADMINS                                |
 * | which users, codes, payments, …        | Query byTime <kind>#<month>#<shard>, month after month,  |
 * | are there?                             | the shards side by side (`listByTime.ts`)                |
 * | how does the business stand?           | Query STATS: all, a month, or the days of a range        |
 * | how many things does a list have?      | Query STATS#<kind>: all, or months and days of a range   |
 * | whose is this key, and what may it do? | GetItem APIKEY#…, then USER#… beside the code            |
 * | which keys has this person?            | GetItem APIKEYS#…, then BatchGetItem APIKEY#…            |
 * | how often was this key used?           | Query APIUSAGE#…, newest first                           |
 * | what did admins change of this?        | Query AUDIT#<kind>#<id>, newest first                    |
 *
 * Every item carries `type` and `version`, which counts its writes (`test/contract/fuzz.test.ts`); in which shape all
 * items are, the `MIGRATION#…` items say. No function scans; migrations do (`scripts/migrate`). What the
 * back office lists or exports (`byTime.ts`) is in the index `byTime` as well, under `<kind>#<month>#<shard>` / `<createdAt>#<id>`
 * (docs/decisions/0045-lists-page-by-page.md).
 *
 * IAM allows a function by leading keys (`infra/permissions`), so what different functions may write has different
 * ones: money, counts and suppressions are apart from users and from claims of email addresses
 * (docs/decisions/0022-roles-of-functions.md).
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The table as the rest of this folder uses it. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}
