/** What a super admin reads and changes: `settings.get` and `settings.update`. Roles: test/contract/permissions.test.ts. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { testAccount } from '#test/support/payfast/account.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let boss: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  boss = await world.person({ role: 'super_admin' });
});
beforeEach(() => world.setSettings({}));

const read = async () => (await world.call('settings.get', { token: boss.token })).body;
const change = (body: Record<string, unknown>, { token } = boss) =>
  world.call('settings.update', { token, body });
const stored = async () => (await world.itemsOfType('settings'))[0];

const defaults = {
  googleMapsApiKey: '',
  mapProvider: 'google',
  basemap: '',
  maxCodesPerUser: 100,
  notifyNewUser: false,
  notifyDailyStats: false,
  vatRate: 15,
  vatRegistered: false,
  vatNumber: '',
  companyName: '',
  companyAddress: '',
  usePayFast: false,
  payFastSandbox: true,
  payFastDebugMode: true,
  payFastAutoSubmit: false,
  payFastImmediateSubmit: false,
  payFastTestPageTimeout: 10_000,
  payFastStrictSource: false,
  payFastConfigured: false,
};
const company = {
  vatNumber: '4123456789',
  companyName: 'ZarCodes (Pty) Ltd',
  companyAddress: '1 Long Street\nCape Town',
};

test('an empty table has the defaults, and takes the first change', async () => {
  world = await newWorld({ now: clock.now });
  boss = await world.person({ role: 'super_admin' });
  expect(await read()).toEqual(defaults);
  expect((await change({ maxCodesPerUser: 3 })).body).toEqual({ ...defaults, maxCodesPerUser: 3 });
  expect(await read()).toEqual({ ...defaults, maxCodesPerUser: 3 });
});

test('a subset changes only its fields, and the response has all', async () => {
  await change({ vatRate: 14, notifyNewUser: true });
  const answer = await change({ payFastTestPageTimeout: 0 });
  const expected = { ...defaults, vatRate: 14, notifyNewUser: true, payFastTestPageTimeout: 0 };
  expect(answer).toMatchObject({ status: 200, body: expected });
  expect(await read()).toEqual(expected);
});

test('a change records who made it and when; an empty one does nothing', async () => {
  await change({ usePayFast: true });
  const by = { updatedBy: boss.id, updatedAt: '2026-04-01T08:00:00.000Z' };
  expect(await stored()).toMatchObject({ type: 'settings', version: 1, usePayFast: true, ...by });
  const other = await world.person({ role: 'super_admin' });
  const before = await stored();
  expect(await change({}, other)).toMatchObject({ status: 200, body: { usePayFast: true } });
  expect(await stored()).toEqual(before);
  await change({ usePayFast: false }, other);
  expect(await stored()).toMatchObject({ updatedBy: other.id });
});

test('a change is recorded with what it was before; the key of a map is masked', async () => {
  const keys = ['AIza-the-first-key-0001', 'AIza-the-second-key-0002'];
  clock.advance(1);
  await change({ googleMapsApiKey: keys[0], vatRate: 14 });
  clock.advance(1);
  await change({ googleMapsApiKey: keys[1], vatRate: 14, notifyNewUser: true });
  clock.advance(1);
  await change({ notifyNewUser: true });
  const params = { kind: 'settings', id: 'settings' };
  const { body, raw } = await world.call('audit.ofTarget', { token: boss.token, params });
  expect(body.entries.slice(0, 2)).toMatchObject([
    {
      action: 'settings.update',
      actor: { id: boss.id },
      changes: [
        { field: 'googleMapsApiKey', from: '…0001', to: '…0002' },
        { field: 'notifyNewUser', from: false, to: true },
      ],
    },
    {
      changes: [
        { field: 'googleMapsApiKey', from: '', to: '…0001' },
        { field: 'vatRate', from: 15, to: 14 },
      ],
    },
  ]);
  for (const key of keys) expect(raw).not.toContain(key);
});

test('a key that has a character of two code units where it is masked is stored', async () => {
  const googleMapsApiKey = '\u{1d158}\u{1d165}!';
  expect(await change({ googleMapsApiKey })).toMatchObject({ status: 200, body: { googleMapsApiKey } });
});

test('of one field that two admins change at once, the record says what each of them replaced', {
  tags: 'C15',
}, async () => {
  const rates = [1, 2, 3, 4, 5];
  const earlier = (await world.itemsOfType('audit')).map(({ sk }) => sk);
  const answers = await Promise.all(rates.map((vatRate) => change({ vatRate })));
  expect(answers.map(({ status }) => status)).toEqual(rates.map(() => 200));
  const entries = (await world.itemsOfType('audit')).filter(({ sk }) => !earlier.includes(sk));
  const steps = new Map(entries.map(({ changes: [only] }) => [only.from, only.to]));
  let rate = 15;
  for (const _ of rates) rate = steps.get(rate);
  expect(rate).toBe((await read()).vatRate);
});

test('twenty admins at once each change their own field', { tags: 'C15' }, async () => {
  const fields = Object.keys(defaults).filter(
    (name) => name.startsWith('payFast') || name.startsWith('notify'),
  );
  const flags = fields.filter((name) => typeof defaults[name as keyof typeof defaults] === 'boolean');
  const changes = flags
    .filter((name) => name !== 'payFastConfigured')
    .map((name) => ({ [name]: !defaults[name as keyof typeof defaults] }));
  const answers = await Promise.all(changes.map((each) => change(each)));
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
  expect(await read()).toMatchObject(Object.assign({}, ...changes));
});

describe('the rules', () => {
  const rate = 'Please give a percentage from 0 to 100, with at most two decimals.';
  const limit = 'Please give a whole number of at least 1.';
  const timeout = 'Please give a whole number of milliseconds from 0 to 60000.';
  const vat = 'A VAT number has ten digits and starts with 4.';

  test.each([
    [{ maxCodesPerUser: 0 }, limit],
    [{ maxCodesPerUser: -1 }, limit],
    [{ maxCodesPerUser: 1.5 }, limit],
    [{ maxCodesPerUser: 1e300 }, limit],
    [{ maxCodesPerUser: '100' }, limit],
    [{ vatRate: -0.01 }, rate],
    [{ vatRate: 100.01 }, rate],
    [{ vatRate: 14.999 }, rate],
    [{ vatRate: 1e-7 }, rate],
    [{ vatRate: '15' }, rate],
    [{ payFastTestPageTimeout: -1 }, timeout],
    [{ payFastTestPageTimeout: 60_001 }, timeout],
    [{ payFastTestPageTimeout: 0.5 }, timeout],
    [{ payFastTestPageTimeout: '' }, timeout],
    [{ vatNumber: '5123456789' }, vat],
    [{ vatNumber: '412345678' }, vat],
    [{ vatNumber: '41234567890' }, vat],
    [{ vatNumber: '4１23456789' }, vat],
    [{ mapProvider: 'bing' }, 'Please choose google, own or open.'],
    [{ usePayFast: 'true' }, 'Please choose yes or no.'],
    [{ googleMapsApiKey: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    [{ companyAddress: 'x'.repeat(301) }, 'Please use at most 300 characters.'],
  ])('refuse %j', async (body, message) => {
    const [name = ''] = Object.keys(body);
    const answer = await change({ notifyNewUser: true, ...body });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { [name]: message } } });
    expect(await read()).toEqual(defaults);
  });

  test.each([
    { maxCodesPerUser: 1 },
    { vatRate: 0 },
    { vatRate: 100 },
    { vatRate: 15.15 },
    { vatRate: 0.07 },
    { vatRate: 1.1 },
    { payFastTestPageTimeout: 60_000 },
    { payFastImmediateSubmit: true },
    { vatNumber: '' },
  ])('allow %j', async (body) => {
    expect(await change(body)).toMatchObject({ status: 200, body });
  });

  test('clean what was typed', async () => {
    const typed = {
      googleMapsApiKey: '  AIza-key\u200b ',
      vatNumber: ' 4123 456 789 ',
      companyName: ' Zar  Ltd ',
    };
    expect((await change(typed)).body).toMatchObject({
      googleMapsApiKey: 'AIza-key',
      vatNumber: '4123456789',
      companyName: 'Zar Ltd',
    });
  });

  test.each(['payFastConfigured', 'passphrase', 'merchantKey', 'updatedBy', 'type', 'pk'])(
    'know no field %s',
    async (name) => {
      expect((await change({ [name]: true })).status).toBe(400);
    },
  );
});

describe('a company that is registered for VAT', () => {
  const refused = {
    status: 422,
    body: {
      code: 'vat_details_missing',
      message: 'A company that is registered for VAT needs a VAT number, a name and an address.',
    },
  };
  const fields = Object.keys(company);

  test('has a number, a name and an address, in one change or several', async () => {
    expect(await change({ vatRegistered: true, ...company })).toMatchObject({
      status: 200,
      body: { vatRegistered: true, ...company },
    });
    await world.setSettings({});
    for (const name of fields) {
      expect(await change({ vatRegistered: true })).toMatchObject(refused);
      await change({ [name]: company[name as keyof typeof company] });
    }
    expect(await change({ vatRegistered: true })).toMatchObject({
      status: 200,
      body: { vatRegistered: true },
    });
  });

  test.each(fields)('can’t be without %s', async (name) => {
    const { [name as keyof typeof company]: _, ...others } = company;
    expect(await change({ vatRegistered: true, ...others })).toMatchObject(refused);
    expect(await change({ vatRegistered: true, ...company, [name]: '' })).toMatchObject(refused);
    expect(await read()).toEqual(defaults);

    await change({ vatRegistered: true, ...company });
    expect(await change({ [name]: '' })).toMatchObject(refused);
    expect(await change({ [name]: '', notifyNewUser: true })).toMatchObject(refused);
    expect(await read()).toEqual({ ...defaults, ...company, vatRegistered: true });
    expect(await change({ [name]: '', vatRegistered: false })).toMatchObject({ status: 200 });
    expect(await change({ vatRegistered: true })).toMatchObject(refused);
  });

  test('stays complete when two admins change it at once', async () => {
    for (let round = 0; round < 10; round++) {
      await world.setSettings(company);
      const answers = await Promise.all([change({ vatRegistered: true }), change({ companyName: '' })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const { vatRegistered, companyName } = await read();
      expect(vatRegistered && companyName === '').toBe(false);
    }
  });
});

describe('PayFast', () => {
  test('can be on without credentials, and the response says so', async () => {
    expect((await change({ usePayFast: true })).body).toMatchObject({
      usePayFast: true,
      payFastConfigured: false,
    });
  });

  test('is configured where there are credentials, of which nothing is shown', async () => {
    const { config } = world.deps;
    provideDependencies({ config: { ...config, payFast: async () => testAccount } });
    const answers = [
      await world.call('settings.get', { token: boss.token }),
      await change({ payFastSandbox: false }),
      await world.call('settings.public'),
    ];
    provideDependencies({ config });
    expect(answers.slice(0, 2).map(({ body }) => body.payFastConfigured)).toEqual([true, true]);
    for (const { raw } of answers) {
      for (const secret of Object.values(testAccount)) expect(raw).not.toContain(secret);
    }
  });
});

test('the next order sees a change', async () => {
  const person = await world.person();
  const order = (body: object) => world.call('payments.create', { token: person.token, body });
  expect((await order({ bundle: 5 })).body.vatAmount).toBe('0.00');
  await change({ vatRegistered: true, vatRate: 10, ...company });
  expect((await order({ bundle: 5 })).body.vatAmount).toBe('8.20');
  await world.buyCode(person);
  await change({ maxCodesPerUser: 1 });
  expect((await order({ zarcode: pretoria })).body.code).toBe('code_limit_reached');
  await change({ usePayFast: true });
  expect((await order({ bundle: 5 })).status).toBe(503);
  await change({ usePayFast: false, maxCodesPerUser: 2 });
  expect((await order({ zarcode: pretoria })).status).toBe(201);
});

test('an order reads the settings and the price consistently, because they may have changed just before', async () => {
  const { token } = await world.person();
  const { calls } = await recordCalls(world.table.client, () =>
    world.call('payments.create', { token, body: { bundle: 5 } }),
  );
  const reads = calls.filter(({ input }) => ['SETTINGS', 'PRICE'].includes(input.Key?.pk));
  expect(reads.map(({ input }) => input.ConsistentRead)).toEqual([true, true]);
});
