import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cellKey } from '#shared/domain/mapCells.ts';
import { day, testClock } from '#test/support/clock.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
import { crashAtTransaction, failWithConflicts, intercept } from '#test/support/dynamoCalls.ts';
import { fullPlace } from '#test/support/samples.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { capeTown, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
let owner: Person;
let admin: Person;
let code: string;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});
beforeEach(async () => {
  owner = await world.person();
  admin = await world.person({ role: 'admin' });
  code = await world.buyCode(owner);
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const renamed = { ...pretoria, title: 'Mama Joy Supermarket', version: 1 };
const edit = (body: unknown = renamed, { token } = owner, params = { code }) =>
  world.call('zarcodes.update', { token, params, body });
const history = async ({ token } = owner) =>
  (await world.call('zarcodes.history', { token, params: { code } })).body.history;
const get = async (token = owner.token) =>
  (await world.call('zarcodes.get', { token, params: { code } })).body;
const stored = async () =>
  (await world.itemsOfType('zarcode')).find((item) => item['code'] === code.replace('-', ''));
const edits = async () =>
  (await world.itemsOfType('edit')).filter((item) => item['code'] === code.replace('-', ''));
const stats = async () => (await world.call('user.stats', { token: owner.token })).body;
const request = async () =>
  (await world.itemsOfType('changeRequest')).find(({ userId }) => userId === owner.id);

const closed = {
  status: 422,
  body: {
    code: 'edit_window_closed',
    message:
      'A ZarCode can be edited for 24 hours after its change request was approved. Please request a change.',
  },
};
const conflict = {
  status: 409,
  body: {
    code: 'edit_conflict',
    message:
      'This ZarCode was changed in the meantime. Your changes were not saved. Please load the current version.',
  },
};
const notFound = { status: 404, body: { message: 'ZarCode not found', code: 'not_found' } };

describe('the owner', () => {
  test('edits every field within the edit window, and gets the new version', async () => {
    await world.openEditWindow(owner, code);
    clock.advance(60);
    const answer = await edit({ ...fullPlace, ...capeTown, title: 'Beach House', version: 1 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        zarcode: code,
        title: 'Beach House',
        addressLine2: 'Unit 4',
        ...capeTown,
        version: 2,
        updatedAt: clock.now().toISOString(),
        user: { email: owner.email },
      },
    });
    expect(await get()).toEqual(answer.body);
    expect(answer.body.createdAt < answer.body.updatedAt).toBe(true);
  });

  test('may edit until one second before 24 hours are over, not one later', {
    tags: ['A12', 'C10'],
  }, async () => {
    await world.openEditWindow(owner, code);
    const approvedAt = clock.now();
    clock.advance(day - 1);
    owner = await world.signIn(owner);
    expect((await edit()).status).toBe(200);
    for (const seconds of [1, 2]) {
      clock.set(new Date(approvedAt.getTime() + (day + seconds - 1) * 1000).toISOString());
      owner = await world.signIn(owner);
      expect(await edit({ ...renamed, title: 'Too late', version: 2 })).toMatchObject(closed);
    }
    expect((await get()).title).toBe('Mama Joy Supermarket');
  });

  test('may not with the approval of another code, deleted or not', { tags: 'A12' }, async () => {
    const other = await world.buyCode(owner);
    await world.openEditWindow(owner, other);
    expect(await edit()).toMatchObject(closed);
    await world.call('zarcodes.delete', { token: owner.token, params: { code: other } });
    expect(await edit()).toMatchObject(closed);
    expect(await edits()).toEqual([]);
  });

  test('may not without a request, with a pending one or with a rejected one', { tags: 'A12' }, async () => {
    expect(await edit()).toMatchObject(closed);
    const id = await world.requestChange(owner, code);
    expect(await edit()).toMatchObject(closed);
    const body = { decision: 'reject' };
    await world.call('changeRequests.decide', { token: admin.token, params: { id }, body });
    expect(await edit()).toMatchObject(closed);
    expect(await edits()).toEqual([]);
  });

  test('is refused with the rules of a new code, and everything stays as it was', async () => {
    await world.openEditWindow(owner, code);
    const before = await world.allItems();
    for (const [place, status, error] of [
      [{ latitude: -40, longitude: 10 }, 422, 'outside_south_africa'],
      [{ ...capeTown, province: 'Gauteng' }, 422, 'province_mismatch'],
      [{ title: ' ' }, 400, 'invalid_request'],
      [{ version: undefined }, 400, 'invalid_request'],
      [{ code: '7PT2222' }, 400, 'invalid_request'],
    ] as const) {
      expect(await edit({ ...renamed, ...place })).toMatchObject({ status, body: { code: error } });
    }
    const isHit = ({ pk }: { pk?: string }) => pk?.startsWith('RATE#');
    expect((await world.allItems()).filter((item) => !isHit(item))).toEqual(
      before.filter((item) => !isHit(item)),
    );
  });
});

test('a request that is decided anew between the check and the write refuses the edit', {
  tags: 'A12',
}, async () => {
  await world.openEditWindow(owner, code);
  const remove = intercept(world.table.client, async ({ operation }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    await world.put({ ...(await request()), status: 'rejected', rejectedAt: clock.now().toISOString() });
    return send();
  });
  expect(await edit()).toMatchObject(closed);
  expect(await edits()).toEqual([]);
  expect((await get()).title).toBe('Mama Joy Spaza');
});

describe('who else', () => {
  test('admins edit any code at any time; others do not find it', async () => {
    const superAdmin = await world.person({ role: 'super_admin' });
    const stranger = await world.person();
    const answer = await edit(renamed, admin);
    expect(answer).toMatchObject({ status: 200, body: { title: 'Mama Joy Supermarket', version: 2 } });
    expect(answer.raw).not.toContain(owner.email);
    expect((await edit({ ...renamed, title: 'Second', version: 2 }, superAdmin)).status).toBe(200);
    expect(await edit(renamed, stranger)).toMatchObject(notFound);
    expect(await edit(renamed, owner, { code: '7PT-2222' })).toMatchObject(notFound);
    expect(await history(stranger)).toBeUndefined();
    expect(await history()).toMatchObject([{ by: 'admin' }, { by: 'admin' }]);
    expect(JSON.stringify(await history())).not.toContain(admin.id);
    expect(await edits()).toMatchObject([{ adminId: admin.id }, { adminId: superAdmin.id }]);
  });

  test('creators edit their creator codes at any time, which are counted apart', async () => {
    const creator = await makeCreator(owner);
    code = await makeCreatorCode(world, owner);
    const before = await stats();
    expect((await edit({ ...renamed, ...capeTown })).status).toBe(200);
    expect(await stats()).toEqual(before);
    expect(await world.itemsOfType('counts')).toContainEqual(
      expect.objectContaining({ pk: `COUNTS#${creator.id}`, total: 1, 'province:GP': 0, 'province:WC': 1 }),
    );
    expect(await history()).toMatchObject([{ by: 'creator', to: { city: 'Cape Town' } }]);
    expect(await edit({ ...renamed, version: 2 }, await world.person())).toMatchObject(notFound);
  });

  test.each(['deactivated', 'deleted'] as const)('a creator who was %s needs a request', async (how) => {
    const { id } = await makeCreator(owner);
    code = await makeCreatorCode(world, owner);
    const call = { token: admin.token, params: { id } };
    if (how === 'deleted') await world.call('creators.delete', call);
    else await world.call('creators.update', { ...call, body: { isActive: false } });
    expect(await edit()).toMatchObject(closed);
    expect(await history()).toEqual([]);
  });
});

test('a creator who is deactivated between the check and the write needs a request', async () => {
  const { id } = await makeCreator(owner);
  code = await makeCreatorCode(world, owner);
  const remove = intercept(world.table.client, async ({ operation }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    const call = { token: admin.token, params: { id }, body: { isActive: false } };
    expect((await world.call('creators.update', call)).status).toBe(200);
    return send();
  });
  expect(await edit()).toMatchObject(closed);
  expect(await edits()).toEqual([]);
});

describe('two tabs', { tags: 'C15' }, () => {
  beforeEach(() => world.openEditWindow(owner, code));

  test('the second is refused and loses nothing; from the current version it may edit', async () => {
    expect((await edit({ ...renamed, title: 'From the first tab' })).status).toBe(200);
    expect(await edit({ ...renamed, title: 'From the second tab' })).toMatchObject(conflict);
    expect(await get()).toMatchObject({ title: 'From the first tab', version: 2 });
    expect((await edit({ ...renamed, title: 'From the second tab', version: 2 })).status).toBe(200);
    expect((await history()).map(({ to }: { to: object }) => to)).toEqual([
      { title: 'From the second tab' },
      { title: 'From the first tab' },
    ]);
  });

  test('of ten at the same moment one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => edit({ ...renamed, ...capeTown, title: `Tab ${index}` })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(9);
    for (const answer of refused) expect(answer).toMatchObject(conflict);
    expect(await edits()).toHaveLength(1);
    expect(await stats()).toEqual({ totalCodes: 1, ownCodes: 1, thisMonth: 1, provinces: 1 });
  });

  test('the same edit sent twice counts once, also concurrently', async () => {
    const both = await Promise.all([edit(), edit()]);
    expect([...both, await edit()].map(({ status, body }) => [status, body.version])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ]);
    expect(await edits()).toHaveLength(1);
  });

  test('a code that was deleted meanwhile is not found and stays deleted', async () => {
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation !== 'TransactWriteItems') return send();
      remove();
      await world.call('zarcodes.delete', { token: owner.token, params: { code } });
      return send();
    });
    expect(await edit()).toMatchObject(notFound);
    expect([await stored(), await edits()]).toEqual([undefined, []]);
  });
});

test('an edit that changes nothing is accepted and leaves no trace', async () => {
  await world.openEditWindow(owner, code);
  const before = await stored();
  expect(await edit({ ...pretoria, version: 1 })).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await stored()).toEqual(before);
  expect(await history()).toEqual([]);
});

describe('a moved point', () => {
  let feed: Feed;
  beforeEach(async () => {
    // A name of its own: a search lists six codes at most.
    owner = await world.person();
    code = await world.buyCode(owner, { ...pretoria, title: 'Mama Joy Kiosk' });
    feed = await openFeed(world.table, 'projections');
    await feed.work();
    await world.openEditWindow(owner, code);
  });

  const count = async ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const [d, token] = [0.001, owner.token];
    const query = {
      ne_lat: latitude + d,
      ne_lng: longitude + d,
      sw_lat: latitude - d,
      sw_lng: longitude - d,
    };
    return (await world.call('zarcodes.inBounds', { token, query })).body.count as number;
  };
  const finds = async (q: string) => {
    const { body } = await world.call('search.combined', { query: { q } });
    return body.results.some(({ zarcode }: { zarcode?: string }) => zarcode === code);
  };

  test('keeps the code; cells, counts and search words follow', async () => {
    const [here, there] = [await count(pretoria), await count(capeTown)];
    expect(await finds('arcadia kiosk')).toBe(true);
    const moved = { ...renamed, ...capeTown };
    expect((await edit(moved)).body.zarcode).toBe(code);
    expect([await count(pretoria), await count(capeTown)]).toEqual([here - 1, there + 1]);
    const cell = cellKey(capeTown.latitude, capeTown.longitude);
    expect(await stored()).toMatchObject({ cellPk: `CELL#${cell.partition}` });
    expect(await stats()).toEqual({ totalCodes: 1, ownCodes: 1, thisMonth: 1, provinces: 1 });
    expect(await world.itemsOfType('counts')).toContainEqual(
      expect.objectContaining({ pk: `COUNTS#${owner.id}`, total: 1, 'province:GP': 0, 'province:WC': 1 }),
    );
    const { body } = await world.call('zarcodes.list', {
      token: owner.token,
      query: { province: 'Western Cape' },
    });
    expect(body.zarCodes).toMatchObject([{ zarcode: code, title: 'Mama Joy Supermarket', ...capeTown }]);

    expect(await feed.work()).toEqual({ batchItemFailures: [] });
    expect(await finds('arcadia kiosk')).toBe(false);
    expect(await finds('cape town supermarket')).toBe(true);
    expect(await history()).toEqual([
      {
        id: expect.stringMatching(/^hst_\w{20}$/),
        at: clock.now().toISOString(),
        by: 'owner',
        from: {
          title: 'Mama Joy Kiosk',
          latitude: pretoria.latitude,
          longitude: pretoria.longitude,
          suburb: 'Arcadia',
          city: 'Pretoria',
          province: 'Gauteng',
        },
        to: { title: 'Mama Joy Supermarket', ...capeTown },
      },
    ]);
  });
});

test('a crash leaves everything or nothing written, and a retry succeeds', { tags: 'C6' }, async () => {
  await world.openEditWindow(owner, code);
  for (const [when, title, version] of [
    ['before', 'First', 1],
    ['after', 'Second', 2],
  ] as const) {
    const process = crashAtTransaction(world.table.client, when);
    cleanups.push(process.restart);
    expect((await edit({ ...renamed, title, version })).status).toBe(500);
    process.restart();
    expect(await edit({ ...renamed, title, version })).toMatchObject({ status: 200, body: { title } });
    expect(await edits()).toHaveLength(version);
  }
});

test('conflicts of transactions are retried', { tags: 'C3' }, async () => {
  await world.openEditWindow(owner, code);
  cleanups.push(failWithConflicts(world.table.client, 3).remove);
  expect((await edit()).status).toBe(200);
});

test('too many edits are refused', async () => {
  const limits = { ...world.deps.config.rateLimits, editAccount: { max: 1, seconds: 3600 } };
  const { provideDependencies } = await import('#functions/lib/dependencies.ts');
  provideDependencies({ config: { ...world.deps.config, rateLimits: limits } });
  cleanups.push(() => provideDependencies({ config: world.deps.config }));
  expect((await edit(renamed, admin)).status).toBe(200);
  expect(await edit({ ...renamed, title: 'Again', version: 2 }, admin)).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
});

test('the history shows the newest hundred edits and goes with the code', async () => {
  const feed = await openFeed(world.table, 'sideEffects');
  await feed.next();
  const plain = code.replace('-', '');
  for (let index = 0; index < 101; index++) {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    const id = `hst_${index}`;
    const key = { pk: `HISTORY#${plain}`, sk: String(index + 2).padStart(9, '0') };
    const values = { from: { title: `${index}` }, to: { title: `${index + 1}` } };
    await world.put({ ...key, type: 'edit', version: 1, id, code: plain, at, by: 'owner', ...values });
  }
  const shown = await history();
  expect(shown).toHaveLength(100);
  expect(shown[0]).toMatchObject({ to: { title: '101' } });
  await deleteForGood(world, owner, code);
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(await edits()).toEqual([]);
  expect(await history()).toBeUndefined();
});
