/** Tables that the first versions wrote, served before, during and after all migrations. */
import { readFileSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '#scripts/migrate/migrations.ts';
import { type MigrateOptions, runMigrations } from '#scripts/migrate/runMigrations.ts';
import { recount } from '#scripts/recount/recount.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { crashAtWrite } from '#test/support/dynamoCalls.ts';
import type { Call } from '#test/support/invoke.ts';
import { fullPlace } from '#test/support/samples.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { type Item, newWorld, type Person, type World } from '#test/support/world.ts';

/**
 * What the handlers of two commits stored, through their own code: 8e3987f8, the first that had any, and fecf5580, the
 * last before the first migration. People register, pay, use a bundle, order and delete; later also write, are mailed,
 * request a change and add a photo.
 */
const tables = [
  { name: 'of the first handlers', file: 'firstHandlers.json' },
  { name: 'from before the first migration', file: 'beforeMigrations.json' },
];
/** An hour after they were written. */
const now = () => new Date('2026-03-02T09:30:00.000Z');

const itemsOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`../support/firstVersion/${file}`, import.meta.url), 'utf8')) as Item[];

let world: World;
let old: Item[];
let thandi: Person;
let naledi: Person;

/** Thandi has codes and a bundle; Naledi is a super admin. */
async function open(file: string): Promise<void> {
  world = await newWorld({ now });
  old = itemsOf(file);
  await Promise.all(old.map((item) => world.put(item)));
  thandi = await signIn('thandi@example.co.za');
  naledi = await signIn('naledi@example.co.za');
}

function signIn(email: string): Promise<Person> {
  const id = old.find(({ type, email: of }) => type === 'user' && of === email)?.['id'];
  return world.signIn({ id, email, token: '' });
}

/** Without what reading writes. */
const isData = ({ type }: Item) => !['migration', 'rateLimit', 'audit'].includes(type);
const data = async () => (await world.allItems()).filter(isData);

async function migrate(options: Partial<MigrateOptions> = {}): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const { table } = world.deps;
  await runMigrations({
    table,
    migrations,
    now,
    say,
    pageSize: 10,
    rate: Number.POSITIVE_INFINITY,
    ...options,
  });
  return lines;
}

const view = { ne_lat: -25, ne_lng: 29, sw_lat: -27, sw_lng: 27 };
const queries: Partial<Record<RouteKey, Call['query']>> = {
  'zarcodes.inBounds': view,
  'adminMaps.tiles': view,
  'search.combined': { q: 'vilakazi' },
  'zarcodes.export': { format: 'gpx' },
  'expenses.totals': { year: 2026 },
  'expenses.profit': { year: 2026 },
};

/** The first version had none of these things. */
const absent =
  /^(creators\.(get|bySlug|codes|page|codePage|shareCard|me)|exports\.(get|file)|mailings\.(get|count)|v1\.(get|suggest|guide|saved)|webhooks\.get|expenses\.slip|reservations\.list|imports\.(get|list|results)|unsubscribe\.)/;

/** Which thing of the table a route with such a path is called for. */
async function paramsOf(path: string): Promise<Record<string, string>> {
  const items = await data();
  const one = (type: string) => items.find((item) => item['type'] === type)?.['id'] ?? 'none';
  if (path.includes('/audit/')) return { kind: 'user', id: thandi.id };
  if (path.includes('change-requests')) return { id: one('changeRequest') };
  if (path.includes('messages')) return { id: one('message') };
  if (path.includes('users')) return { id: thandi.id };
  if (path.includes('payments')) {
    return { id: items.find((item) => item['type'] === 'payment' && item['userId'] === thandi.id)?.['id'] };
  }
  const code = items.find((item) => item['type'] === 'zarcode' && item['ownerId'] === thandi.id)?.['code'];
  return { code };
}

/** What no migration moves or adds to. */
const unmoved = [
  'auth.me',
  'images.list',
  'prices.current',
  'search.combined',
  'settings.public',
  'user.profile',
  'zarcodes.get',
  'zarcodes.list',
  'zarcodes.recent',
] as const;

/**
 * Every route that reads, by its key: what it answers to its owner, or to an admin.
 * @param missing those whose thing has no id yet that they know
 */
async function readAll(missing: readonly RouteKey[] = []): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const { key, route } of allRoutes()) {
    // It lists what these calls record.
    if (key === 'audit.list') continue;
    if (route.method !== 'GET' || absent.test(key)) continue;
    const params = route.path.includes('{') ? await paramsOf(route.path) : {};
    if (params['id'] === 'none') continue;
    const { token } = route.level === 'admin' || route.level === 'superAdmin' ? naledi : thandi;
    const query = queries[key];
    const answer = await world.call(key, { params, token, ...(query && { query }) });
    expect(answer.status, `${key}: ${answer.raw}`).toBe(missing.includes(key) ? 404 : 200);
    answers[key] = answer.body;
  }
  return answers;
}

describe.each(tables)('a table $name', { tags: 'E10' }, ({ file }) => {
  beforeEach(() => open(file));

  test('is read by every route before, during and after its migrations', async () => {
    await migrate();
    const whole = await data();
    await open(file);
    expect(await migrate({ dryRun: true })).toContainEqual(
      expect.stringMatching(/Would change: 1 bundle, 2 counts, 5 ledger/),
    );
    expect(await world.allItems()).toEqual(old);
    const before = await readAll(['changeRequests.get']);

    const crash = crashAtWrite(world.table.client, 30, 'after');
    await expect(migrate()).rejects.toThrow('The process died');
    crash.restart();
    const during = await readAll(['changeRequests.get']);
    await migrate();
    expect(await data()).toEqual(whole);
    const after = await readAll();
    for (const key of unmoved) {
      expect(during[key], key).toEqual(before[key]);
      expect(after[key], key).toEqual(before[key]);
    }
    expect(after['bundles.active']).toMatchObject({ bundles: [{ totalZarcodes: 5, remainingZarcodes: 3 }] });
    expect(after['user.stats']).toMatchObject({ totalCodes: 2 });
    expect(await migrate()).toEqual(migrations.map(({ name }) => expect.stringContaining(`${name}: done`)));
    await migrate({ again: true });
    expect(await data()).toEqual(whole);
  });

  test('has its money, lists and counters right afterwards, and goes on', async () => {
    await migrate();
    const projections = await openFeed(world.table, 'projections');
    expect(await projections.work()).toEqual({ batchItemFailures: [] });
    const { table } = world.deps;
    const sleep = () => Promise.resolve();
    expect(await recount({ table, say: () => undefined, sleep, dryRun: false })).toBe(true);
    const plain = new DynamoDBClient({ endpoint: world.table.endpoint, region: 'af-south-1' });
    const { salesCents, problems } = checkLedger(await entriesOf(readTable(plain, table.name)));
    expect(problems).toEqual([]);
    expect(salesCents).toBeGreaterThan(9_025);
    // Else nobody would find them to export or erase them.
    expect((await world.itemsOfType('mail')).filter(({ ownerPk }) => ownerPk === undefined)).toEqual([]);
    const { token } = naledi;
    const users = await world.call('users.list', { token });
    expect(users.body.users).toHaveLength(3);
    const codes = await world.call('adminZarcodes.list', { token });
    expect(codes.body.zarCodes).toHaveLength(3);

    const call = { token: thandi.token, body: { ...fullPlace, title: 'Church Street Clinic' } };
    const made = await world.call('zarcodes.create', call);
    expect(made.status, made.raw).toBe(201);
    const { body } = await world.call('bundles.active', { token: thandi.token });
    expect(body).toMatchObject({ bundles: [{ remainingZarcodes: 2 }] });
    const { zarcode } = made.body;
    expect(
      (await world.call('zarcodes.delete', { token: thandi.token, params: { code: zarcode } })).status,
    ).toBe(200);
  });
});

test('the version before reads items to which the next one adds', { tags: 'E10' }, async () => {
  await open('beforeMigrations.json');
  await migrate();
  const before = await readAll();
  await Promise.all(
    (await data()).map((item) => world.put({ ...item, ofTheNextVersion: { is: ['unknown'] } })),
  );
  expect(await readAll()).toEqual(before);
});
