/** The requests of every handler to the images bucket, compared with its role's permissions (`infra/permissions`). */
import { beforeAll, expect, test } from 'vitest';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import type { Permissions } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { makeCreator } from '#test/support/creators.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
import { finishImport, someRows } from '#test/support/imports.ts';
import { setLevel } from '#test/support/levels.ts';
import { newSlip, processedImage, samples, uploadedImage } from '#test/support/samples.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
let bucket: TestBucket;
beforeAll(async () => {
  world = await newWorld();
  bucket = await testBucket();
});

const allowed = ({ images = [], importRows = [] }: Permissions) =>
  [
    ...images.map(({ action, under }) => `${action} ${under}`),
    ...importRows.map((action) => `${action} imports/`),
  ].toSorted();
const used = () => {
  // The files of exports are in another bucket, where rows of imports are, too.
  const uses = bucket.takeUses().filter((use) => !use.includes(' exports/'));
  const kinds = uses.map((use) => use.replace(/ (uploads|api\/images|guarded|slips|imports)\/.*/, ' $1/'));
  return [...new Set(kinds)].toSorted();
};

const byOthers: Partial<Record<RouteKey, string[]>> = {
  // They sign a form or a link; the browser uses it with their permission.
  'images.list': ['GetObject guarded/'],
  'images.complete': ['GetObject guarded/'],
  'images.update': ['GetObject guarded/'],
  'images.delete': ['GetObject guarded/'],
  'user.export': ['GetObject guarded/'],
  'zarcodes.batch': ['GetObject guarded/'],
  'zarcodes.get': ['GetObject guarded/'],
  'adminZarcodes.get': ['GetObject guarded/'],
  'adminZarcodes.showPlace': ['GetObject guarded/'],
  'images.create': ['PutObject uploads/'],
  'expenses.startSlip': ['PutObject uploads/'],
  'expenses.slip': ['GetObject slips/'],
  // Of an account that ends meanwhile.
  'imports.create': ['DeleteObject imports/'],
};

test.each(allRoutes())('$key', async (named) => {
  const role = ['admin', 'superAdmin'].includes(named.route.level) ? 'super_admin' : 'user';
  const person = await world.person({ role });
  const sample = await samples[named.key]({ world, person });
  // The same of a code that is not public.
  const guarded = named.key === 'images.complete' ? await uploadedImage({ world, person }) : null;
  if (guarded !== null) await setLevel(guarded.code, 'private');
  bucket.takeUses();
  const { status } = await world.call(named.key, { ...sample, token: person.token });
  expect([named.route.status ?? 200, 403]).toContain(status);
  if (guarded !== null) {
    expect((await world.call(named.key, { params: guarded, token: person.token })).status).toBe(200);
  }
  expect([...(byOthers[named.key] ?? []), ...used()].toSorted()).toEqual(allowed(permissionsOf(named)));
});

test('jobs.sideEffects', async () => {
  const person = await world.person();
  const feed = await openFeed(world.table, 'sideEffects');
  const { code } = await processedImage({ world, person });
  const slip = await newSlip(world);
  const holder = await world.person();
  const { id } = await makeCreator(holder);
  await finishImport(world, holder, someRows(1));
  bucket.takeUses();
  for (const level of ['private', 'public'] as const) {
    await setLevel(code, level);
    await feed.work();
  }
  await deleteForGood(world, person, code);
  const admin = await world.person({ role: 'admin' });
  await world.call('expenses.delete', { token: admin.token, params: slip });
  // A profile goes with the rows of its imports.
  await world.call('creators.delete', { token: admin.token, params: { id } });
  await feed.work();
  await feed.work();
  expect(used()).toEqual(allowed(jobPermissions.sideEffects));
});

test('only what was uploaded and slips are read by routes, only who signs links reads guarded photos, and only a share card a published one', () => {
  const readers = allRoutes().flatMap((named) =>
    allowed(permissionsOf(named)).flatMap((permission) =>
      permission.startsWith('Get') ? [`${named.key}: ${permission}`] : [],
    ),
  );
  expect(readers.toSorted()).toEqual([
    'adminZarcodes.get: GetObject guarded/',
    'adminZarcodes.showPlace: GetObject guarded/',
    'expenses.completeSlip: GetObject uploads/',
    'expenses.slip: GetObject slips/',
    'images.complete: GetObject guarded/',
    'images.complete: GetObject uploads/',
    'images.delete: GetObject guarded/',
    'images.list: GetObject guarded/',
    'images.update: GetObject guarded/',
    'imports.results: GetObject imports/',
    'user.export: GetObject guarded/',
    'zarcodes.batch: GetObject guarded/',
    'zarcodes.get: GetObject guarded/',
    'zarcodes.shareCard: GetObject api/images/',
  ]);
});
