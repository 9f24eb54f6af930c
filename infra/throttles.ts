/**
 * How many calls a second the API takes of each route, all callers together: what an attack can cost at most. Limits per
 * person are in `functions/lib/config.ts` and in the edge's firewall. An account of AWS takes 2,500 calls a second and
 * 1,250 at once in Cape Town by default, of all routes together, and more by request (docs/scale.md):
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html
 * Why these numbers: docs/decisions/0016-the-edge-and-its-limits.md.
 */
import type { Area, NamedRoute, RouteKey } from '#shared/contract/contract.ts';

export interface Throttle {
  readonly perSecond: number;
  /** Calls at once, before the rate counts. */
  readonly burst: number;
  readonly reason: string;
}

const throttle = (perSecond: number, reason: string): Throttle => ({
  perSecond,
  burst: perSecond * 2,
  reason,
});

/** Paths that are no route. */
export const defaultThrottle = throttle(
  100,
  'Each is answered by a function of its own, and nobody needs it.',
);

/** The API for notices. */
export const noticesThrottle = throttle(
  100,
  'PayFast sends one for each payment, and some again: as many as orders may be placed.',
);

/** Calls to the API's own address, which every route but the health check refuses. They use up nobody else's. */
export const directThrottle = throttle(10, 'Only a monitor has a reason to call.');

const ofVisitors = throttle(1000, 'The edge answers almost all: these are what it has not cached.');
const ofPeople = throttle(1000, 'Pages of signed-in people: ten calls a second of a hundred at once.');
const ofAdmins = throttle(100, 'A few people; a page reads up to ten read units.');

/** An area without an entry does not compile. */
const areas: Record<Area, Throttle> = {
  adminMaps: ofAdmins,
  adminPayments: ofAdmins,
  adminZarcodes: ofAdmins,
  apiKeys: throttle(100, 'A person makes a handful in years.'),
  audit: ofAdmins,
  auth: throttle(100, 'A password takes 50 ms of a vCPU: a hundred a second keep five busy.'),
  bundles: ofPeople,
  changeRequests: ofAdmins,
  claims: ofPeople,
  contact: throttle(5, 'Each sends a mail, and SES takes 14 a second at first.'),
  creators: ofVisitors,
  credits: throttle(100, 'Each is an order, of a dozen writes.'),
  expenses: ofAdmins,
  exports: throttle(20, 'Each may read a thousand things.'),
  health: throttle(50, 'Monitors, and a person who looks.'),
  images: throttle(100, 'A photo is decoded and written twice: a second of a vCPU.'),
  imports: throttle(50, 'Creators who watch how far an import is.'),
  mailings: ofAdmins,
  messages: ofAdmins,
  notifications: ofPeople,
  payments: throttle(100, 'Each is an order, as with credits.'),
  prices: ofVisitors,
  refunds: ofAdmins,
  reservations: ofPeople,
  search: throttle(
    2000,
    'Each pause of a person who types: two read units, so 4,000 of the 12,000 of a new table.',
  ),
  settings: ofVisitors,
  stats: ofAdmins,
  unsubscribe: throttle(100, 'The links of a mailing, which goes out at seven a second.'),
  user: ofPeople,
  users: ofAdmins,
  v1: throttle(
    2000,
    'The calls of all shops: the check of a key and a code are three read units, so 6,000 of the 12,000 of a new table.',
  ),
  visits: throttle(
    200,
    'Each writes four small items, and the address and the code have limits of their own.',
  ),
  vouchers: throttle(200, 'One is cached, the others are orders and the back office.'),
  webhooks: throttle(50, 'Developers who set one up or look at its log.'),
  zarcodes: ofPeople,
};

/** Where a route differs from its area. */
const routes: Partial<Record<RouteKey, Throttle>> = {
  'auth.me': ofPeople,
  'images.list': ofVisitors,
  'imports.create': throttle(5, 'Each may check five thousand places, for seconds of a vCPU.'),
  'payments.get': throttle(1000, 'Polled while somebody waits for the code that they paid for.'),
  'v1.batch': throttle(
    200,
    'As many codes as sixty look-ups: 30 read units, and more where they are mistyped.',
  ),
  'v1.save': throttle(200, 'Up to sixty codes, each two writes of a transaction.'),
  'v1.health': throttle(50, 'Monitors, and a person who looks.'),
  'zarcodes.batch': throttle(
    200,
    'A run, as many codes as sixty look-ups: 30 read units, and for each pass two writes.',
  ),
  'zarcodes.create': throttle(500, 'What is built for: 500 new codes a second are 10,000 write units.'),
  'zarcodes.createForCreator': throttle(500, 'As with all new codes.'),
  'zarcodes.get': throttle(
    3000,
    'What everybody comes for: half a read unit, and the edge has most of them.',
  ),
  'zarcodes.page': throttle(3000, 'The same as a page.'),
  'zarcodes.shareCard': throttle(200, 'Each draws a picture, and the edge keeps them for a year.'),
  'creators.shareCard': throttle(200, 'The same of a creator.'),
};

export const throttleOf = ({ key, area }: Pick<NamedRoute, 'key' | 'area'>): Throttle =>
  routes[key] ?? areas[area];
