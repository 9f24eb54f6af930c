/** The requests of every handler to the images bucket, compared with its role's permissions (`infra/permissions`). */
import { beforeAll, expect, test } from 'vitest';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import type { Permissions } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
import { newSlip, processedImage, samples } from '#test/support/samples.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
let bucket: TestBucket;
beforeAll(async () => {
  world = await newWorld();
  bucket = await testBucket();
});

const allowed = ({ images = [] }: Permissions) =>
  images.map(({ action, under }) => `${action} ${under}`).toSorted();
const used = () => {
  // The bucket of exports is another one.
  const uses = bucket.takeUses().filter((use) => !use.includes(' exports/'));
  const kinds = uses.map((use) => use.replace(/ (uploads|api\/images|slips)\/.*/, ' $1/'));
  return [...new Set(kinds)].toSorted();
};

const byOthers: Partial<Record<RouteKey, string[]>> = {
  // They sign a form or a link; the browser uses it with their permission.
  'images.create': ['PutObject uploads/'],
  'expenses.startSlip': ['PutObject uploads/'],
  'expenses.slip': ['GetObject slips/'],
};

test.each(allRoutes())('$key', async (named) => {
  const role = ['admin', 'superAdmin'].includes(named.route.level) ? 'super_admin' : 'user';
  const person = await world.person({ role });
  const sample = await samples[named.key]({ world, person });
  bucket.takeUses();
  const { status } = await world.call(named.key, { ...sample, token: person.token });
  expect([named.route.status ?? 200, 403]).toContain(status);
  expect([...(byOthers[named.key] ?? []), ...used()].toSorted()).toEqual(allowed(permissionsOf(named)));
});

test('jobs.sideEffects', async () => {
  const person = await world.person();
  const feed = await openFeed(world.table, 'sideEffects');
  const { code } = await processedImage({ world, person });
  await deleteForGood(world, person, code);
  const admin = await world.person({ role: 'admin' });
  await world.call('expenses.delete', { token: admin.token, params: await newSlip(world) });
  bucket.takeUses();
  await feed.work();
  await feed.work();
  expect(used()).toEqual(allowed(jobPermissions.sideEffects));
});

test('only what was uploaded and slips are read by routes, and no published image', () => {
  const readers = allRoutes().filter((named) =>
    allowed(permissionsOf(named)).some((permission) => permission.startsWith('Get')),
  );
  expect(readers.map(({ key }) => key).toSorted()).toEqual([
    'expenses.completeSlip',
    'expenses.slip',
    'images.complete',
  ]);
});
