/** What other systems may take fits into the functions that wait for them, and into what people wait. */
import { describe, expect, test } from 'vitest';
import { reserveMs } from '#functions/lib/inTime.ts';
import { attemptTimeoutsMs, sdkAttempts, timeoutsMs } from '#functions/lib/timeouts.ts';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import type { Permissions } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { maxWaitSeconds } from '#infra/permissions/shared.ts';
import { allRoutes } from '#shared/contract/contract.ts';

/** The SDK's longest pauses before a second and a third attempt, after it was throttled. */
const pausesMs = 1_000 + 2_000;

const sdkMs = (attempts: number, pauses: number) =>
  attempts * Math.max(attemptTimeoutsMs.connection, attemptTimeoutsMs.request) + pauses;
const tableMs = sdkMs(sdkAttempts, pausesMs);

/** What a function requests of PayFast or Google, one after the other; a function with their secret has an entry. */
const named: Readonly<Record<string, number>> = {
  // These only sign, or say whether there is a secret.
  'payments.create': 0,
  'credits.purchase': 0,
  'settings.get': 0,
  'settings.update': 0,
  'payments.notify': timeoutsMs.payFastNotice,
  'jobs.confirmNotices': timeoutsMs.payFastNotice,
  'payments.testPayfast': timeoutsMs.payFastTest,
  'refunds.options': timeoutsMs.payFastRefund,
  'refunds.create': 2 * timeoutsMs.payFastRefund,
  'refunds.resolve': 2 * timeoutsMs.payFastRefund,
  'jobs.reconcile': timeoutsMs.payFastHistory,
  'search.combined': timeoutsMs.places,
  'settings.testMaps': timeoutsMs.placesTest,
};

const needsName = ({ secrets = [] }: Permissions) =>
  secrets.includes('payfast') || secrets.includes('places');

/** The longest that each call of a function may take. */
function callsOf(name: string, permissions: Permissions): Record<string, number> {
  const { table = [], secrets = [], images = [], exports = [], importRows = [] } = permissions;
  return {
    ...(table.length > 0 && { table: tableMs }),
    ...(secrets.length > 0 && { secrets: timeoutsMs.secret }),
    ...(images.length + exports.length + importRows.length > 0 && { bucket: timeoutsMs.bucket }),
    ...(permissions.purge && { edge: timeoutsMs.edge }),
    ...(permissions.requestsPurges && { purgeRequests: timeoutsMs.purgeRequest }),
    ...(permissions.mail && { mail: sdkMs(sdkAttempts, pausesMs) }),
    ...(permissions.bulkMail && { bulkMail: sdkMs(1, 0) }),
    ...(permissions.readsSendRate && { sendRate: timeoutsMs.sendRate }),
    // Any route may respond with a page of the web.
    ...(!name.startsWith('jobs.') && { pages: timeoutsMs.page }),
    ...(named[name] !== undefined && { other: named[name] }),
  };
}

const routes = allRoutes().map(({ key, route }) => ({
  name: key,
  permissions: permissionsOf({ key, route }),
}));
const jobs = Object.entries(jobPermissions).map(([name, permissions]) => ({
  name: `jobs.${name}`,
  permissions,
}));

/** As Lambda has it: `infra/constructs/ownFunction.ts`. */
const secondsOf = ({ timeoutSeconds = 10 }: Permissions) => timeoutSeconds;

describe.each([...routes, ...jobs])('$name', { tags: 'C4' }, ({ name, permissions }) => {
  test('lives longer than any of its calls', () => {
    if (needsName(permissions)) expect(named).toHaveProperty([name]);
    for (const [call, ms] of Object.entries(callsOf(name, permissions))) {
      expect(ms, call).toBeLessThan(secondsOf(permissions) * 1000 - reserveMs);
    }
  });
});

/**
 * Who waits longer, and why: a creator whose five thousand places are compared with the map; PayFast's server, for its notice; an admin who set how long, and sees the seconds; an admin
 * whose refund, cut short, would be money of which nobody knows whether it went back.
 */
const longer = [
  'imports.create',
  'payments.notify',
  'payments.testPayfast',
  'refunds.create',
  'refunds.resolve',
];

test('people get a sentence within 15 seconds', { tags: 'C4' }, () => {
  expect(maxWaitSeconds).toBe(15);
  const slow = routes.filter(({ permissions }) => secondsOf(permissions) > maxWaitSeconds);
  expect(slow.map(({ name }) => name).toSorted()).toEqual(longer);
  // API Gateway gives up after 30.
  for (const { permissions } of slow) expect(secondsOf(permissions)).toBeLessThan(30);
});
