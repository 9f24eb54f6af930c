/** Invalid input with its own sentence. What holds of every route is in `fuzz.test.ts`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '#test/support/fuzz/judge.ts';
import { fullPlace } from '#test/support/samples.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld();
  // The highest role, so that only the input can be the reason for a refusal.
  person = await world.person({ role: 'super_admin' });
});

type Body = Record<string, unknown>;

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

test.each(notCodes)('%s is no code', { tags: 'I3' }, async (code) => {
  const answer = await world.call('zarcodes.get', { params: { code } });
  expectRefusal(answer);
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
