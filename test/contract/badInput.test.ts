/** Invalid input to every route is refused with a readable message and changes nothing. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { errorBody } from '#shared/contract/errors.ts';
import { type Answer, type Call, eventOf, invoke } from '#test/support/invoke.ts';
import { fullPlace, type Sample, samples } from '#test/support/samples.ts';
import { handlerOf, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld();
});
// A new one each time, because some routes end the person's session.
beforeEach(async () => {
  // The highest role, so that only the input can be the reason for a refusal.
  person = await world.person({ role: 'super_admin' });
});

/** Words of validation libraries and runtimes that no user-facing message may contain. */
const jargon =
  /invalid (?:input|option|key|string|union|element|record|literal|type)|expected|received|too (?:big|small)|unrecogni[sz]ed|zod|undefined|\bNaN\b|\bnull\b|regex|pattern|syntaxerror|unexpected token/i;
const internals = /node_modules|\.ts\b|\.js\b|\bat \w+ \(|Error:|"stack"|argon2|dynamodb|zarcodes-test/i;

function expectRefusal(answer: Answer, statuses: readonly number[] = [400]): void {
  expect(statuses, answer.raw.slice(0, 300)).toContain(answer.status);
  expect(errorBody().strict().parse(answer.body)).toEqual(answer.body);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.raw).not.toMatch(internals);
  expect(answer.raw.length).toBeLessThan(4000);
  for (const sentence of [answer.body.message, ...Object.values(answer.body.fields ?? {})]) {
    expect(sentence).toMatch(/^[A-Z][^\n\r]{7,200}$/);
    expect(sentence).not.toMatch(jargon);
  }
}

/** Prepares a valid call and a snapshot of the table before it. */
async function prepare(
  key: RouteKey,
): Promise<{ sample: Sample; stored: unknown; send: (change: Partial<Sample>) => Promise<Answer> }> {
  const sample = await samples[key]({ world, person });
  const stored = await world.allItems();
  const send = (change: Partial<Sample>) => world.call(key, { ...sample, token: person.token, ...change });
  return { sample, stored, send };
}

type Body = Record<string, unknown>;

/** All values in a body: `at` is the path of a value, `replace` returns the body with another value there. */
function valuesIn(
  body: Body,
  path: string[] = [],
): { at: string; value: unknown; replace: (value: unknown) => Body }[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const replace = (other: unknown): Body => ({ ...body, [name]: other });
    const here = { at: [...path, name].join('.'), value, replace };
    if (typeof value !== 'object' || value === null) return [here];
    const inner = valuesIn(value as Body, [...path, name]);
    return [
      here,
      ...inner.map((entry) => ({ ...entry, replace: (other: unknown) => replace(entry.replace(other)) })),
    ];
  });
}

const wrongTypes: Readonly<Record<string, readonly unknown[]>> = {
  string: [42, 0, true, null, [], ['a'], {}, { toString: 'a' }],
  number: ['5', '', 'NaN', null, [], [5], {}, true],
  boolean: ['true', 1, 0, null, [], {}],
  object: ['text', 1, null, [], true],
};

const withBody = allRoutes().filter(({ route }) => route.body !== undefined);
/** All of their fields are optional. */
const isOptional = (key: RouteKey) => isChange(key) || optionalBodies.includes(key);
const optionalBodies: readonly RouteKey[] = [
  'adminZarcodes.verify',
  'credits.complete',
  'messages.update',
  'payments.complete',
  'prices.activate',
  'refunds.resolve',
  'settings.testEmail',
  'users.toggle',
  'vouchers.update',
];
/** Null means no limit there. */
const noLimit = ['create', 'update'].flatMap((verb) =>
  ['maxUses', 'maxUsesPerUser'].map((field) => `vouchers.${verb} ${field}`),
);
const isChange = (key: RouteKey) =>
  ['creators.request', 'creators.update', 'creators.updateMe', 'settings.update'].includes(key);

describe.each(withBody)('the body of $key', ({ key }) => {
  test('rejects fields of another type', { tags: ['I1', 'I5'] }, async () => {
    const { sample, stored, send } = await prepare(key);
    const bodies = [sample.body as Body, ...(key === 'payments.create' ? [{ bundle: 5 }] : [])];
    for (const { at, value, replace } of bodies.flatMap((body) => valuesIn(body))) {
      for (const wrong of wrongTypes[typeof value] ?? []) {
        if (wrong === null && noLimit.includes(`${key} ${at}`)) continue;
        const answer = await send({ body: replace(wrong) });
        expect(answer.status, `${at} = ${JSON.stringify(wrong)}: ${answer.raw}`).toBe(400);
        expectRefusal(answer);
        // What is wrong with an element is said of its list.
        expect(Object.keys(answer.body.fields ?? {}), at).toContain(at.replace(/\.\d+$/, ''));
      }
    }
    expect(await world.allItems()).toEqual(stored);
  });

  test('rejects unknown fields', { tags: ['I4', 'P12'] }, async () => {
    const { sample, stored, send } = await prepare(key);
    const body = JSON.stringify(sample.body);
    for (const name of [
      'role',
      'id',
      'ownerId',
      'amount',
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      '',
    ]) {
      const bad = `${body.slice(0, -1)},${JSON.stringify(name)}:{"role":"super_admin"}}`;
      const answer = await send({ body: bad });
      expect(answer.status, `${name}: ${answer.raw}`).toBe(400);
      expectRefusal(answer);
    }
    const nested = Object.entries(sample.body as Body).find(([, value]) => typeof value === 'object');
    if (nested) {
      const [name, value] = nested;
      for (const inner of ['__proto__', 'role']) {
        const text = `{"${name}":${JSON.stringify(value).slice(0, -1)},"${inner}":{"role":"admin"}}}`;
        expectRefusal(await send({ body: text }));
      }
    }
    expect(({} as Body)['role']).toBeUndefined();
    expect(await world.allItems()).toEqual(stored);
  });

  test('must be a JSON object within the size limit', { tags: 'I5' }, async () => {
    const { stored, send } = await prepare(key);
    const valid = JSON.stringify({ a: 1 });
    const broken = [
      '{',
      '}',
      '{"a":',
      "{'a':1}",
      '{"a":1,}',
      'NaN',
      '\u0000',
      '{"a":1}{"b":2}',
      '\ufeff{"a":1}',
      valid.slice(1),
    ];
    for (const body of [...broken, '[]', '[{}]', 'null', '5', '"text"', 'true', '"\\ud800"']) {
      expectRefusal(await send({ body }));
    }
    if (!isOptional(key)) {
      expectRefusal(await send({ body: {} }));
      expectRefusal(await send({ body: '' }));
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      '',
    ]) {
      expectRefusal(await send({ headers: { 'content-type': type } }), [415]);
    }
    const large = `{"title":"${'x'.repeat(300 * 1024)}"}`;
    const deep = (depth: number) => [
      '['.repeat(depth),
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      `{"title":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    ];
    for (const body of [large, ...deep(100_000)]) expectRefusal(await send({ body }), [413]);
    for (const body of deep(10_000)) expectRefusal(await send({ body }));
    expect(await world.allItems()).toEqual(stored);
  });

  test('rejects overlong text', { tags: ['I5', 'A8', 'I10'] }, async () => {
    const { sample, stored, send } = await prepare(key);
    for (const { at, value, replace } of valuesIn(sample.body as Body)) {
      if (typeof value !== 'string') continue;
      for (const text of ['x', ' ', '\u200b', 'é', '\u0301', '1', '.', '@', 'a@', '\\', '<'].map((part) =>
        part.repeat(20_000 / part.length),
      )) {
        const answer = await send({ body: replace(text) });
        expect(answer.status, `${at} = ${text.slice(0, 3)}…: ${answer.raw}`).toBe(400);
        expectRefusal(answer);
      }
    }
    expect(await world.allItems()).toEqual(stored);
  });

  test('accepts or rejects any character without an error', { tags: 'I6' }, async () => {
    const { sample, send } = await prepare(key);
    const odd = [
      '\ud800',
      '\udfff\ud800',
      'a\u0000b',
      '\u202egnp.exe',
      '\ufffe',
      '👩‍👩‍👧',
      '\u200b\u200b',
      '%00',
      "'; --",
      '{{7*7}}',
      '\r\nBcc: a@b.c',
    ];
    for (const { value, replace } of valuesIn(sample.body as Body)) {
      if (typeof value !== 'string') continue;
      for (const text of odd) {
        const answer = await send({ body: replace(text) });
        expect(answer.status, `${JSON.stringify(text)}: ${answer.raw}`).toBeLessThan(500);
        expect(answer.raw).not.toMatch(internals);
      }
    }
    // Stored text has no invisible characters, except spaces and the line breaks of a description.
    expect(JSON.stringify(await world.allItems())).not.toMatch(/\\u0000|\\ud800|\\udfff|\u202e|\\r|\u200b/);
  });
});

describe('a place for a code', () => {
  const required = 'Please fill in all required fields: title, latitude, longitude, city, and province';
  const numeric = 'Please enter valid numeric values for latitude and longitude';
  const range = 'Latitude must be between -90 and 90, longitude between -180 and 180';
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(fullPlace).filter(([name]) => !names.includes(name)));
  const place = (change: Body) => ({ ...fullPlace, ...change });

  const cases: [name: string, body: Body | string, message: string][] = [
    ['nothing', {}, required],
    ...['title', 'latitude', 'longitude', 'city', 'province'].map((name): [string, Body, string] => [
      `no ${name}`,
      without(name),
      required,
    ]),
    ['neither coordinate', without('latitude', 'longitude'), required],
    ...['title', 'city'].flatMap((name) =>
      ['', ' ', '\u200b\u200b', '\u200b \u2060', '\u3164', '\u00ad', '\ufeff', '\u2800', '\t\n', null].map(
        (value): [string, Body, string] => [
          `${name} ${JSON.stringify(value)}`,
          place({ [name]: value }),
          required,
        ],
      ),
    ),
    ['province ""', place({ province: '' }), required],
    ['province elsewhere', place({ province: 'Transvaal' }), 'Please choose one of the nine provinces.'],
    ['province in small letters', place({ province: 'gauteng' }), 'Please choose one of the nine provinces.'],
    ...['latitude', 'longitude'].flatMap((name) => [
      ...['', null, [], [1], {}, '5', '-25.7', 'NaN', 'abc', true, false].map(
        (value): [string, Body, string] => [
          `${name} ${JSON.stringify(value)}`,
          place({ [name]: value }),
          numeric,
        ],
      ),
      [
        `${name} 1e999`,
        JSON.stringify(place({ [name]: 42 })).replace(`"${name}":42`, `"${name}":1e999`),
        numeric,
      ] as [string, string, string],
    ]),
    ['latitude 90.000001', place({ latitude: 90.000001 }), range],
    ['latitude -91', place({ latitude: -91 }), range],
    ['longitude 180.1', place({ longitude: 180.1 }), range],
    ['longitude -1e300', place({ longitude: -1e300 }), range],
    ['terms not accepted', without('termsConfirmed'), 'Please agree to the terms of service.'],
    ['terms declined', place({ termsConfirmed: false }), 'Please agree to the terms of service.'],
    ['another country', place({ country: 'Lesotho' }), 'ZarCodes are for places in South Africa.'],
  ];

  test.each(cases)(
    'with %s is refused with its own message',
    { tags: ['I1', 'I2'] },
    async (_, body, message) => {
      const stored = await world.allItems();
      const createResponse = await world.call('zarcodes.create', { token: person.token, body });
      expectRefusal(createResponse);
      expect(createResponse.body.message).toBe(message);
      const order = typeof body === 'string' ? `{"zarcode":${body}}` : { zarcode: body };
      const orderResponse = await world.call('payments.create', { token: person.token, body: order });
      expectRefusal(orderResponse);
      expect(orderResponse.body.message).toBe(message);
      expect(await world.allItems()).toEqual(stored);
    },
  );
});

/** Strings that look like a code, or become one by careless upper-casing, and other invalid input. */
const notCodes = [
  '７ＰＴＦＬＨＶ',
  '7PTﬂHV',
  '7PT-ﬂHV',
  '7ptflhß',
  '7PTFLHı',
  '7РТFLHV', // Cyrillic
  '7PTFLH\u212a', // the Kelvin sign
  '7PT\u200bFLHV',
  '7PT\u0000FLHV',
  '7PTFLHV\u0000',
  '%00',
  '%2e%2e%2f',
  '../../etc/passwd',
  '0PTFLHV',
  '7PTFLH',
  '7PTFLHVX',
  'undefined',
  'null',
  '[object Object]',
  '__proto__',
  '７'.repeat(5000),
  '7PTFLHV'.repeat(5000),
  '-'.repeat(20_000),
  ' '.repeat(20_000),
  '\ud83d\ude00'.repeat(7),
];

const withParams = allRoutes().filter(({ route }) => route.params !== undefined);

describe.each(withParams)('the path of $key', { tags: 'I3' }, ({ key, route }) => {
  test('rejects invalid values', async () => {
    const { sample, stored } = await prepare(key);
    for (const name of Object.keys(sample.params ?? {})) {
      for (const value of notCodes) {
        const params = { ...sample.params, [name]: value };
        const answer = await world.call(key, { ...sample, token: person.token, params });
        // A mistyped page address gives a 404 page, not an error; and the page's app requests the same slug.
        const isTyped = (route.page === true || key === 'creators.bySlug') && value.length <= 200;
        // A voucher may be called almost anything.
        const isName = key.startsWith('vouchers.') && answer.status === 404;
        expect(answer.status, `${value.slice(0, 30)}: ${answer.raw}`).toBe(isTyped || isName ? 404 : 400);
        if (route.page !== true) expectRefusal(answer, [answer.status]);
      }
      const other = { ...sample.params, extra: 'x' };
      const refused = await world.call(key, { ...sample, token: person.token, params: other });
      if (route.page !== true) expectRefusal(refused);
      else expect([refused.status, refused.raw.includes('<h1>ZarCodes</h1>')]).toEqual([400, true]);
    }
    expect(await world.allItems()).toEqual(stored);
  });
});

// A page's address may have any parameters, such as those of an advertisement.
const withQuery = allRoutes().filter(({ route }) => route.query !== undefined && route.page !== true);
const notNumbers = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e1',
  '0x10',
  ' 1',
  '1 ',
  '９',
  '--1',
  '+1',
  '1,2',
  '1;2',
  'null',
  '[]',
  '%00',
  '\u0000',
  '1'.repeat(500),
  '.',
  '-',
  '1.',
  '.5',
];
const notChoices = [
  'x',
  'created-desc,created-asc',
  'CREATED-DESC',
  'Gauteng ',
  'ＧＡＵＴＥＮＧ',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(5000),
];

describe.each(withQuery)('the query of $key', { tags: ['I13', 'I14'] }, ({ key }) => {
  test('rejects invalid values', async () => {
    const { sample, stored, send } = await prepare(key);
    const valid = sample.query as Record<string, string | number>;
    for (const [name, value] of Object.entries(valid)) {
      const isChoice = name === 'province' || name === 'sortBy';
      const wrong = typeof value === 'number' ? notNumbers : isChoice ? notChoices : ['x'.repeat(5000)];
      for (const bad of wrong) {
        const answer = await send({ query: { ...valid, [name]: bad } });
        expect(answer.status, `${name}=${bad.slice(0, 20)}: ${answer.raw}`).toBe(400);
        expectRefusal(answer);
      }
      if (typeof value === 'number' || isChoice) {
        expectRefusal(await send({ query: { ...valid, [name]: [String(value), String(value)] } }));
      }
    }
    for (const name of ['foo', '', 'constructor', 'toString', `${'y'.repeat(4000)}`]) {
      expectRefusal(await send({ query: { ...valid, [name]: '1' } }));
    }
    expect(await world.allItems()).toEqual(stored);
  });

  test('rejects __proto__ from JSON', async () => {
    const { sample } = await prepare(key);
    const route = allRoutes().find((one) => one.key === key)?.route;
    const call = { ...sample, token: person.token, method: route?.method, path: route?.path } as Call;
    const handler = await handlerOf(key);
    const event = eventOf(call);
    const query = JSON.stringify(event.queryStringParameters).replace('{', '{"__proto__":"x",');
    const mangled = { ...event, queryStringParameters: JSON.parse(query) as Record<string, string> };
    expectRefusal(await invoke(() => handler(mangled, {} as never), call));
  });
});

test.each([
  ['page=0', 'Please give a whole number from 1 to 1000000.'],
  ['page=1000001', 'Please give a whole number from 1 to 1000000.'],
  ['limit=1001', 'Please give a whole number from 1 to 1000.'],
  ['limit=-1', 'Please give a whole number from 1 to 1000.'],
  ['limit=2.5', 'Please give a whole number from 1 to 1000.'],
])('the list explains the valid range for %s', { tags: 'I13' }, async (query, message) => {
  const answer = await world.call('zarcodes.list', { token: person.token, query });
  expectRefusal(answer);
  expect(answer.body).toMatchObject({ message, fields: { [query.split('=')[0] ?? '']: message } });
});

test.each([
  ['ne_lat=&ne_lng=29&sw_lat=-26&sw_lng=28', 'Please enter valid numeric values for latitude and longitude'],
  ['ne_lng=29&sw_lat=-26&sw_lng=28', 'Please enter valid numeric values for latitude and longitude'],
  [
    'ne_lat=91&ne_lng=29&sw_lat=-26&sw_lng=28',
    'Latitude must be between -90 and 90, longitude between -180 and 180',
  ],
  [
    'ne_lat=1&ne_lng=181&sw_lat=-26&sw_lng=28',
    'Latitude must be between -90 and 90, longitude between -180 and 180',
  ],
])('bounds with %s are refused with a specific message', { tags: 'I13' }, async (query, message) => {
  const answer = await world.call('zarcodes.inBounds', { token: person.token, query });
  expectRefusal(answer);
  expect(answer.body.message).toBe(message);
});

const idempotent = allRoutes().filter(({ route }) => route.idempotent === true);

test.each(idempotent)(
  'the Idempotency-Key of $key must be 8 to 64 letters, digits or hyphens',
  async ({ key }) => {
    const { stored, send } = await prepare(key);
    for (const value of [
      '',
      'short',
      'with space',
      'a/b/c/d/e',
      'ключ-ключ',
      'x'.repeat(65),
      'one-key-1,one-key-1',
      '#'.repeat(9),
    ]) {
      const answer = await send({ headers: { 'idempotency-key': value } });
      expectRefusal(answer);
      expect(answer.body.message).toContain('Idempotency-Key');
    }
    expect(await world.allItems()).toEqual(stored);
  },
);

test('user input never appears in response headers', { tags: ['I10', 'I14'] }, async () => {
  const title = 'a\r\nset-cookie: x=1';
  const code = await world.buyCode(person, { title });
  const answers = [
    await world.call('zarcodes.get', { params: { code } }),
    await world.call('search.combined', { query: { q: title } }),
    await world.call('zarcodes.create', { token: person.token, body: { ...pretoria, [title]: 1 } }),
  ];
  for (const { headers } of answers) expect(JSON.stringify(headers)).not.toMatch(/set-cookie|x=1/);
});
