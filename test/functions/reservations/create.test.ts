import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { isTypoProof, suffixAlphabet } from '#shared/domain/codeRule.ts';
import { day, testClock } from '#test/support/clock.ts';
import { makeCreator, makeCreatorCode, reserve } from '#test/support/creators.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

let letters = 0;
async function creator(fields = {}): Promise<Person & { creatorId: string; prefix: string }> {
  const person = await world.person();
  const prefix = `R${String.fromCharCode(65 + Math.floor(++letters / 26), 65 + (letters % 26))}`;
  const { id } = await makeCreator(person, { uniquePrefix: prefix, ...fields });
  return { ...person, creatorId: id, prefix };
}

const create = ({ token }: Person, count: number, headers = {}) =>
  world.call('reservations.create', { token, body: { count }, headers });
const list = async ({ token }: Person) =>
  (await world.call('reservations.list', { token })).body.reservations;
const release = ({ token }: Person, id: string) =>
  world.call('reservations.delete', { token, params: { id } });
const bind = ({ token }: Person, reservedCode: string, fields = {}, headers = {}) =>
  world.call('zarcodes.createForCreator', {
    token,
    // All in one place.
    body: { ...pretoria, reservedCode, allowDuplicate: true, ...fields },
    headers,
  });
let addresses = 0;
/** From an address of its own: many look-ups of what does not exist are refused. */
const lookUp = (code: string, route: 'zarcodes.get' | 'zarcodes.page' = 'zarcodes.get') =>
  world.call(route, { params: { code }, ip: `203.0.113.${++addresses % 250}` });
const madeToday = async ({ token }: Person) => (await world.call('creators.me', { token })).body.today.made;
const stored = (code: string) => code.replace('-', '');

describe('a booklet', { tags: 'C23' }, () => {
  test('has up to 100 codes of the own prefix that follow the rule, counted on the day once', async () => {
    const holder = await creator();
    const made = await reserve(world, holder, 100);
    expect(made).toMatchObject({
      id: expect.stringMatching(/^rsv_/),
      used: [],
      endsAt: '2026-03-24T08:00:00.000Z',
    });
    expect(new Set(made.codes).size).toBe(100);
    for (const code of made.codes) {
      expect(code.startsWith(`${holder.prefix}-`)).toBe(true);
      expect(isTypoProof(stored(code))).toBe(true);
    }
    expect(await madeToday(holder)).toBe(100);
    expect(await list(holder)).toEqual([made]);

    const [first = '', second = ''] = made.codes;
    const consent = { words: 'home', at: '2026-03-10T07:59:00.000Z' };
    const position = { pointSource: 'averaged', pointAccuracy: 6.24 };
    const answer = await bind(holder, first, { ...position, residentConsent: consent });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        zarcode: first,
        creatorId: holder.creatorId,
        pointSource: 'averaged',
        pointAccuracy: 6.2,
        residentConsent: consent,
      },
    });
    expect(await madeToday(holder)).toBe(100);
    expect(await list(holder)).toMatchObject([{ codes: made.codes.slice(1), used: [first] }]);
    expect((await world.call('creators.me', { token: holder.token })).body.stats.totalCodes).toBe(1);
    // Nobody else learns how and by whose leave it was made.
    expect((await lookUp(first)).raw).not.toMatch(/pointSource|residentConsent/);
    const mine = await world.call('zarcodes.get', { token: holder.token, params: { code: first } });
    expect(mine.body).toMatchObject({ residentConsent: consent });
    const { body } = await world.call('user.export', { token: holder.token });
    expect(body.zarCodes).toMatchObject([{ zarcode: first, residentConsent: consent }]);

    // In My ZarCodes, lists and search there is only what was made.
    const { zarCodes } = (await world.call('creators.codes', { params: { id: holder.creatorId } })).body;
    expect(zarCodes.map(({ zarcode }: { zarcode: string }) => zarcode)).toEqual([first]);
    expect(
      (await world.call('zarcodes.delete', { token: holder.token, params: { code: first } })).status,
    ).toBe(200);
    expect((await bind(holder, first)).body.code).toBe('code_not_reserved');
    expect((await bind(holder, second)).status).toBe(201);
  });

  test('is one for one key, also twenty at once, and so is the code that is made of it', async () => {
    const holder = await creator();
    const headers = { 'idempotency-key': 'booklet-repeat-1' };
    const body = { count: 4, name: 'Sipho Dube' };
    const booklets = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.call('reservations.create', { token: holder.token, body, headers }),
      ),
    );
    expect(new Set(booklets.map((answer) => answer.body.id)).size).toBe(1);
    const [{ codes, name }] = await list(holder);
    expect(name).toBe('Sipho Dube');
    const key = { 'idempotency-key': 'booklet-repeat-2' };
    const made = await Promise.all(Array.from({ length: 10 }, () => bind(holder, codes[0], {}, key)));
    expect(made.map(({ status, body }) => [status, body.zarcode])).toEqual(made.map(() => [201, codes[0]]));
    expect(await madeToday(holder)).toBe(4);
  });

  test('two phones that use the same code make it once', async () => {
    const holder = await creator();
    const { codes } = await reserve(world, holder, 2);
    const [code = ''] = codes;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        bind(holder, code, { title: `Home ${number}` }, { 'idempotency-key': `phone-number-${number}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body.code]).toEqual([422, 'code_not_reserved']);
      expect(body.message).toContain(' is used already');
    }
    expect((await bind(holder, code)).body.message).toBe(
      'This reserved ZarCode is used already. Please take the next one of your booklet.',
    );
    expect(await list(holder)).toMatchObject([{ codes: codes.slice(1), used: [code] }]);
  });

  test('is for its creator alone, who has to be active and to have letters of their own', async () => {
    const holder = await creator();
    const { id, codes } = await reserve(world, holder, 1);
    const other = await creator();
    expect((await bind(other, codes[0] ?? '')).body.code).toBe('code_not_reserved');
    expect((await release(other, id)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    const person = await world.person();
    expect((await create(person, 1)).body.code).toBe('creator_required');
    expect((await create(await creator({ uniquePrefix: '' }), 1)).body).toMatchObject({
      code: 'prefix_required',
      message: 'A booklet needs a prefix of your own. You can choose one in your profile.',
    });
    const inactive = { token: (await world.person({ role: 'admin' })).token, body: { isActive: false } };
    await world.call('creators.update', { ...inactive, params: { id: holder.creatorId } });
    expect((await create(holder, 1)).body.code).toBe('creator_inactive');
    expect((await bind(holder, codes[0] ?? '')).body.code).toBe('creator_inactive');
    // Nothing of both was written.
    expect(await list(holder)).toMatchObject([{ id, codes }]);
    expect((await create(holder, 101)).status).toBe(400);
  });

  test('counts against the day’s number as a whole, and leaves nothing where it has no room', async () => {
    provideDependencies({ config: { ...world.deps.config, creatorCodesPerDay: 150 } });
    const holder = await creator();
    const before = (await world.itemsOfType('reservedCode')).length;
    const answers = await Promise.all([create(holder, 100), create(holder, 100)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('daily_limit_reached');
    const now = clock.now().toISOString();
    const live = (await world.itemsOfType('reservedCode')).filter(({ endsAt }) => endsAt > now);
    expect(live.length - before).toBeLessThanOrEqual(100);
    expect(live.filter(({ creatorId }) => creatorId === holder.creatorId)).toHaveLength(100);
    expect((await create(holder, 51)).status).toBe(422);
    expect((await create(holder, 50)).status).toBe(201);
    expect(
      (await world.call('zarcodes.createForCreator', { token: holder.token, body: pretoria })).status,
    ).toBe(422);
    const [{ codes }] = await list(holder);
    expect((await bind(holder, codes[0])).status).toBe(201);
    provideDependencies({ config: { ...world.deps.config, creatorCodesPerDay: 500 } });
  });

  test('that is released frees its unused codes; what is used stays, and the day’s number, too', async () => {
    const holder = await creator();
    const { id, codes } = await reserve(world, holder, 100);
    const [used = '', ...unused] = codes;
    await bind(holder, used);
    // One is used while the booklet is released.
    const [released, late] = await Promise.all([release(holder, id), bind(holder, codes[50] ?? '')]);
    expect(released).toMatchObject({ status: 200, body: { id } });
    expect(await list(holder)).toEqual([]);
    expect((await release(holder, id)).status).toBe(404);
    expect((await lookUp(used)).status).toBe(200);
    for (const code of unused) {
      const isMade = code === codes[50] && late.status === 201;
      expect((await lookUp(code)).body.code).toBe(isMade ? undefined : 'not_found');
    }
    expect((await bind(holder, codes[3] ?? '')).body.code).toBe('code_not_reserved');
    expect(await madeToday(holder)).toBe(100);
  });
});

describe('a reserved code', { tags: 'C23' }, () => {
  /** The next code that is drawn. */
  function drawFirst(code: string): void {
    const { randomBytes } = world.deps;
    let isFirst = true;
    const bytes = (count: number) => {
      if (!isFirst) return randomBytes(count);
      isFirst = false;
      return Uint8Array.from(stored(code).slice(3, 6), (symbol) => suffixAlphabet.indexOf(symbol));
    };
    provideDependencies({ randomBytes: bytes });
  }
  afterEach(() => void provideDependencies({ randomBytes: world.deps.randomBytes }));

  test('says that it is being made, until it is', async () => {
    const holder = await creator();
    const { codes } = await reserve(world, holder, 1);
    const [code = ''] = codes;
    expect(await lookUp(code)).toMatchObject({
      status: 404,
      body: { code: 'code_reserved', message: 'This ZarCode is being made.' },
      headers: { 'cache-control': 'public, max-age=0, s-maxage=30' },
    });
    expect((await lookUp(code)).body.suggestions).toBeUndefined();
    const page = await lookUp(code, 'zarcodes.page');
    expect([page.status, page.headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=30']);
    const batch = await world.call('zarcodes.batch', { body: { codes: [code] } });
    expect(batch.body).toMatchObject({ zarcodes: [], missing: [{ code, isReserved: true }] });
    // It is no explanation of a mistake either.
    const typed = stored(code).slice(0, 5) + stored(code).slice(6) + stored(code).slice(5, 6);
    if (typed !== stored(code)) expect((await lookUp(typed)).body.suggestions ?? []).toEqual([]);
    const found = await world.call('search.combined', { query: { q: code } });
    expect(found.raw).not.toContain(holder.creatorId);
    await bind(holder, code);
    expect((await lookUp(code)).status).toBe(200);
  });

  test('is issued to nobody else until it ends, then to anybody', async () => {
    let holder: Person = await creator();
    const { codes } = await reserve(world, holder, 1);
    const [code = ''] = codes;
    drawFirst(code);
    expect(await makeCreatorCode(world, holder)).not.toBe(code);
    drawFirst(code);
    expect((await reserve(world, holder, 1)).codes).not.toEqual([code]);
    clock.advance(14 * day);
    holder = await world.signIn(holder);
    expect((await lookUp(code)).body.code).toBe('not_found');
    expect(await bind(holder, code)).toMatchObject({ status: 422, body: { code: 'code_not_reserved' } });
    expect(await list(holder)).toMatchObject([{ codes: [] }, { codes: [] }]);
    drawFirst(code);
    expect(await makeCreatorCode(world, holder)).toBe(code);
    // The booklet that it ended with does not free it again.
    for (const { id } of await list(holder)) await release(holder, id);
    expect((await lookUp(code)).status).toBe(200);
  });

  test('that is bound while the call’s answer is lost, or refused in the last moment, is bound once', async () => {
    const holder = await creator();
    const { id, codes } = await reserve(world, holder, 1);
    const [code = ''] = codes;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation !== 'TransactWriteItems') return send();
      remove();
      await release(holder, id);
      return send();
    });
    expect(await bind(holder, code)).toMatchObject({ status: 422, body: { code: 'code_not_reserved' } });
    expect((await lookUp(code)).body.code).toBe('not_found');
    const { Item } = await world.table.client.send(
      new GetCommand({
        TableName: world.table.name,
        Key: { pk: `COUNTS#${holder.creatorId}`, sk: 'COUNTS' },
      }),
    );
    expect(Item).toBeUndefined();
  });
});

describe('a reserved code beside another code', { tags: 'C23' }, () => {
  // A village of its own.
  const home = { latitude: -28.41, longitude: 32.18, city: 'Mtubatuba', province: 'KwaZulu-Natal' };
  const metresNorth = (metres: number) => ({ ...home, latitude: home.latitude + metres / 111_200 });
  const ask = { ...home, allowDuplicate: false };

  test('is asked about, and made where another home is meant', async () => {
    const holder = await creator();
    const { codes } = await reserve(world, holder, 4);
    const [first = '', second = '', third = '', fourth = ''] = codes;
    expect((await bind(holder, first, ask)).status).toBe(201);
    const count = (await world.itemsOfType('zarcode')).length;
    const headers = { 'idempotency-key': 'beside-another-1' };
    const refused = await bind(holder, second, { ...ask, ...metresNorth(6) }, headers);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'duplicate_near',
        message: 'There is already a ZarCode less than 10 m from here. Is this another home?',
        suggestions: [{ zarcode: first, city: 'Mtubatuba', province: 'KwaZulu-Natal' }],
      },
    });
    expect(await world.itemsOfType('zarcode')).toHaveLength(count);
    expect(await list(holder)).toMatchObject([{ codes: [second, third, fourth].toSorted(), used: [first] }]);
    // Twelve metres are two homes, and so is what its finder says.
    expect((await bind(holder, third, { ...ask, ...metresNorth(-12) })).status).toBe(201);
    const key = { 'idempotency-key': 'beside-another-2' };
    const made = () => bind(holder, second, metresNorth(6), key);
    expect((await made()).status).toBe(201);
    // A repeat is beside itself, under its key and under another.
    expect((await made()).body.zarcode).toBe(second);
    expect((await bind(holder, second, { ...ask, ...metresNorth(6) })).body.code).toBe('code_not_reserved');
    // A drawn code is made as always.
    const drawn = { ...pretoria, ...home };
    expect((await world.call('zarcodes.createForCreator', { token: holder.token, body: drawn })).status).toBe(
      201,
    );
  });

  test('tells nothing of one that is hidden or was deleted', async () => {
    const [holder, other] = [await creator(), await creator()];
    const { codes } = await reserve(world, holder, 2);
    const [first = '', second = ''] = codes;
    const place = { ...home, latitude: -28.52 };
    const { token } = other;
    const hidden = await makeCreatorCode(world, other, place);
    expect((await bind(holder, first, { ...place, allowDuplicate: false })).body).toMatchObject({
      code: 'duplicate_near',
      suggestions: [{ zarcode: hidden }],
    });
    await world.call('zarcodes.setVisibility', {
      token,
      params: { code: hidden },
      body: { level: 'private' },
    });
    expect((await bind(holder, first, { ...place, allowDuplicate: false })).status).toBe(201);
    await world.call('zarcodes.delete', { token: holder.token, params: { code: first } });
    expect((await bind(holder, second, { ...place, allowDuplicate: false })).status).toBe(201);
  });
});
