import type { NamedRoute, RouteKey } from '#shared/contract/contract.ts';
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
import type { Permissions } from './permission.ts';
import { prices } from './prices.ts';
import { refunds } from './refunds.ts';
import { reservations } from './reservations.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { readsUsers } from './shared.ts';
import { stats } from './stats.ts';
import { unsubscribe } from './unsubscribe.ts';
import { user } from './user.ts';
import { users } from './users.ts';
import { v1 } from './v1.ts';
import { visits } from './visits.ts';
import { vouchers } from './vouchers.ts';
import { webhooks } from './webhooks.ts';
import { zarcodes } from './zarcodes.ts';

/** What each route's own code accesses. A route without an entry does not compile. */
const permissions: Record<RouteKey, Permissions> = {
  ...adminMaps,
  ...adminZarcodes,
  ...adminPayments,
  ...apiKeys,
  ...audit,
  ...auth,
  ...bundles,
  ...changeRequests,
  ...claims,
  ...contact,
  ...creators,
  ...credits,
  ...exports,
  ...expenses,
  ...health,
  ...images,
  ...imports,
  ...mailings,
  ...messages,
  ...notifications,
  ...payments,
  ...prices,
  ...refunds,
  ...reservations,
  ...search,
  ...settings,
  ...stats,
  ...unsubscribe,
  ...user,
  ...users,
  ...v1,
  ...visits,
  ...vouchers,
  ...webhooks,
  ...zarcodes,
};

/** Recognises a call that came through the edge (`functions/lib/clientIp.ts`). */
const clientIpPermissions: Permissions = { secrets: ['origin'] };
/** Verifies a bearer token (`functions/lib/caller.ts`). */
const callerPermissions: Permissions = { secrets: ['jwt'] };
/** Checks that a signed-in caller's session is still valid. */
const sessionPermissions: Permissions = { table: [readsUsers] };
/** The response saved for an idempotency key. */
const idempotencyPermissions: Permissions = {
  table: [{ actions: ['GetItem', 'PutItem'], keys: ['IDEM#*'] }],
};

/** All that a route may access: in its own code, and in what `functions/lib/handle.ts` does for routes of its kind. */
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
