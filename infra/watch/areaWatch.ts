import type { Area } from '#shared/contract/contract.ts';
import type { JobName } from '#shared/contract/jobs.ts';

interface AreaWatch {
  /** Who can't do what while the area fails. */
  readonly impact: string;
  /** Failed calls within five minutes that fire an alarm: one where money or access is lost, else three. */
  readonly failures: 1 | 3;
}

/** An area without an entry does not compile. */
export const areaWatch: Record<Area, AreaWatch> = {
  adminMaps: {
    impact: 'Admins do not see all codes on a map, and cannot export them for Google My Maps.',
    failures: 3,
  },
  adminZarcodes: { impact: 'Admins cannot find, make, edit or delete codes for people.', failures: 3 },
  adminPayments: { impact: 'Admins do not see payments.', failures: 3 },
  apiKeys: { impact: 'Shops cannot make, replace or revoke keys of the API.', failures: 3 },
  audit: { impact: 'Super admins do not see who changed what; it is recorded all the same.', failures: 3 },
  auth: { impact: 'People cannot register or sign in.', failures: 1 },
  bundles: { impact: 'Buyers of bundles do not see what they have left.', failures: 3 },
  changeRequests: {
    impact:
      'Owners do not see whether a change was approved, and lose hours of their day to edit. Admins cannot decide.',
    failures: 3,
  },
  claims: { impact: 'Residents cannot take over the codes that were made for them.', failures: 3 },
  contact: { impact: 'Visitors cannot write to us.', failures: 3 },
  creators: {
    impact: "Creators make no codes, and visitors do not see the creators' pages.",
    failures: 3,
  },
  credits: { impact: 'People who buy bundles: an order fails, or brings none.', failures: 1 },
  exports: { impact: 'Admins cannot export the books.', failures: 3 },
  expenses: { impact: 'Admins do not see or enter what was spent.', failures: 3 },
  health: { impact: 'Everybody: the API or its table does not answer.', failures: 3 },
  images: { impact: 'Owners who add photos, and visitors who look at them.', failures: 3 },
  imports: { impact: 'Creators cannot check, begin, stop or undo an import of places.', failures: 3 },
  mailings: { impact: 'Super admins cannot write to many people, or pause what is being sent.', failures: 3 },
  messages: {
    impact: 'Admins do not see what people write to support; it is mailed to support as well.',
    failures: 3,
  },
  notifications: {
    impact: 'People are not informed about payments and decisions; both are mailed as well.',
    failures: 3,
  },
  payments: { impact: 'People who pay: an order fails, or is paid and brings no code.', failures: 1 },
  prices: { impact: 'Visitors see no price.', failures: 3 },
  refunds: { impact: 'Admins cannot pay back.', failures: 1 },
  reservations: { impact: 'Creators cannot reserve codes for a day without a connection.', failures: 3 },
  search: { impact: 'Everybody who looks for a place or a code.', failures: 3 },
  settings: { impact: 'Everybody: pages do not know which maps to show.', failures: 3 },
  stats: { impact: 'Admins do not see the figures of the business, nor what waits for them.', failures: 3 },
  unsubscribe: { impact: 'People who unsubscribe go on getting mailings, and call them spam.', failures: 1 },
  user: {
    impact:
      'Signed-in people see no numbers on their dashboard and none of their payments, and cannot change, export or delete their account.',
    failures: 3,
  },
  users: { impact: "Admins can't help people with their accounts, or shut anybody out.", failures: 3 },
  v1: {
    impact: "Shops' checkouts and couriers' programs find no address by its code.",
    failures: 3,
  },
  visits: {
    impact: 'Visitors cannot say that they found a place, and owners do not see what they said.',
    failures: 3,
  },
  vouchers: { impact: 'Visitors do not see the voucher that is advertised.', failures: 3 },
  webhooks: { impact: 'Shops cannot set or start what tells them of changes.', failures: 3 },
  zarcodes: {
    impact: 'Drivers who open a code, and owners who make, list, edit or delete theirs.',
    failures: 3,
  },
};

/** Who is affected when a job fails. A job without an entry does not compile. */
export const jobImpact: Record<JobName, string> = {
  projections: 'People who search: new codes are not found, deleted ones still are.',
  sideEffects: 'Buyers who wait for their receipt and its number, and support, which waits for messages.',
  erasures: 'People who deleted their account: what we store about them is still there.',
  finishDeletions: 'People who deleted a code: what we store about it, and its photos, is still there.',
  dailyStats: 'Admins get no mail with the figures of the day before; the dashboard has them.',
  expireOrders: 'People with a voucher that an unpaid order still holds: it is refused as used.',
  resendMail: 'People whose mail could not be sent at first: it is not sent again.',
  invoicePayments: 'Buyers whose payment got no invoice number: they get no receipt by mail.',
  confirmNotices: 'Buyers whose payment could not be confirmed at once: they get no code.',
  reconcile:
    'Buyers whose payment no notice reported: they get no code. Nobody compares our books with PayFast.',
  runExports: 'Admins wait for an export that is too long for a response. The next run goes on with it.',
  runImports:
    'Creators wait for the codes of an import, or for its undoing. The next run goes on; no row is made twice.',
  deliverWebhooks: 'Shops are not told that a code moved or is gone. The next run goes on; nothing is lost.',
  sendMailings: 'People wait for a mailing. The next run goes on with it, and nobody gets it twice.',
  purges: 'Visitors: what was changed or deleted is shown for up to an hour longer.',
  mailEvents: 'Later everybody: we go on mailing addresses that bounce, until SES stops all our mail.',
};
