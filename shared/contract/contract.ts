import { adminMaps } from './adminMaps.ts';
import { adminPayments } from './adminPayments.ts';
import { adminZarcodes } from './adminZarcodes.ts';
import { apiKeys } from './apiKeys.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { bundles } from './bundles.ts';
import { changeRequests } from './changeRequests.ts';
import { claims } from './claims.ts';
import { contact } from './contact.ts';
import { creators } from './creators.ts';
import { credits } from './credits.ts';
import { expenses } from './expenses.ts';
import { exports } from './exports.ts';
import { health } from './health.ts';
import { images } from './images.ts';
import { imports } from './imports.ts';
import { mailings } from './mailings.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { payments } from './payments.ts';
import { prices } from './prices.ts';
import { refunds } from './refunds.ts';
import { reservations } from './reservations.ts';
import type { AreaName, Declaration, Route } from './route.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { unsubscribe } from './unsubscribe.ts';
import { user } from './user.ts';
import { users } from './users.ts';
import { v1 } from './v1.ts';
import { visits } from './visits.ts';
import { vouchers } from './vouchers.ts';
import { webhooks } from './webhooks.ts';
import { zarcodes } from './zarcodes.ts';

/** Every area of the API. An area is a folder of `functions/`, a verb is a file in it. */
const declarations = {
  adminMaps,
  adminZarcodes,
  adminPayments,
  apiKeys,
  audit,
  auth,
  bundles,
  changeRequests,
  claims,
  contact,
  creators,
  credits,
  exports,
  expenses,
  health,
  images,
  imports,
  mailings,
  messages,
  notifications,
  payments,
  prices,
  refunds,
  reservations,
  search,
  settings,
  stats,
  unsubscribe,
  user,
  users,
  v1,
  visits,
  vouchers,
  webhooks,
  zarcodes,
} satisfies Record<AreaName, object>;
type Declarations = typeof declarations;

/** The type of each route, by area and verb. */
export type Contract = {
  [A in keyof Declarations]: {
    [V in keyof Declarations[A]]: Declarations[A][V] extends Declaration<infer R> ? R : never;
  };
};
export type Area = keyof Contract;

/** `zarcodes.create`, `payments.get`, …: the one name of a route everywhere. */
export type RouteKey = { [A in Area]: `${A}.${Extract<keyof Contract[A], string>}` }[Area];

/** The route of a key. */
export type RouteAt<K extends RouteKey> = K extends `${infer A extends Area}.${infer V}`
  ? V extends keyof Contract[A]
    ? Contract[A][V] extends Route
      ? Contract[A][V]
      : never
    : never
  : never;

export interface NamedRoute {
  readonly key: RouteKey;
  readonly area: Area;
  readonly verb: string;
  readonly route: Route;
}

let routes: readonly NamedRoute[] | undefined;

/**
 * The contract as a list: for the local server, the CDK, OpenAPI and the generated tests. Declared once, because that
 * takes 35 ms of CPU, and each test of a handler needs it.
 */
export function allRoutes(): readonly NamedRoute[] {
  routes ??= declareAll();
  return routes;
}

function declareAll(): NamedRoute[] {
  return (Object.keys(declarations) as Area[]).flatMap((area) =>
    Object.entries(declarations[area] as Record<string, Declaration>).map(([verb, declare]) => ({
      key: `${area}.${verb}` as RouteKey,
      area,
      verb,
      route: declare(),
    })),
  );
}

export function routeOf(key: RouteKey): Route {
  const found = allRoutes().find((named) => named.key === key);
  if (found === undefined) throw new Error(`The contract has no route ${key}`);
  return found.route;
}
