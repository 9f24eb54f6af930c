import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportRow } from '#shared/contract/imports.ts';
import { testBucket } from '#test/support/bucket.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { aRow, someRows } from '#test/support/imports.ts';
import { setLevel } from '#test/support/levels.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let holder: Person;
beforeAll(async () => {
  await testBucket();
});
beforeEach(async () => {
  world = await newWorld();
  holder = await world.person();
  await makeCreator(holder, { uniquePrefix: 'VLG' });
});

const check = (rows: unknown, person = holder) =>
  world.call('imports.create', { token: person.token, body: { name: 'homes.csv', rows } });

const consent = { words: 'home', at: '2026-03-01T08:00:00.000Z' };

/** What a row may have wrong, and what is reported of it. */
const faults: readonly [Partial<ImportRow>, string, string][] = [
  [{ title: '' }, 'title', 'required'],
  [{ title: null }, 'title', 'required'],
  [{ title: '\u200B \u200B' }, 'title', 'required'],
  [{ title: 'x'.repeat(101) }, 'title', 'too_long'],
  [{ title: 'x'.repeat(5000) }, 'title', 'too_long'],
  [{ title: 'Visit www.example.co.za' }, 'title', 'web_address'],
  [{ description: 'x'.repeat(1001) }, 'description', 'too_long'],
  [{ addressLine1: 'x'.repeat(121) }, 'addressLine1', 'too_long'],
  [{ addressLine2: 'x'.repeat(121) }, 'addressLine2', 'too_long'],
  [{ suburb: 'x'.repeat(81) }, 'suburb', 'too_long'],
  [{ city: 'x'.repeat(81) }, 'city', 'too_long'],
  [{ latitude: undefined }, 'latitude', 'required'],
  [{ longitude: '' }, 'longitude', 'required'],
  [{ latitude: 'Mtubatuba' }, 'latitude', 'not_numeric'],
  [{ latitude: '28°24′S' }, 'latitude', 'not_numeric'],
  [{ longitude: true }, 'longitude', 'not_numeric'],
  [{ latitude: -95 }, 'latitude', 'out_of_range'],
  [{ longitude: 190 }, 'longitude', 'out_of_range'],
  // The two are the wrong way round, a border is crossed, and the sea.
  [{ latitude: 32.18, longitude: -28.41 }, 'latitude', 'outside_south_africa'],
  [{ latitude: -25.97, longitude: 32.58, province: '', city: '' }, 'latitude', 'outside_south_africa'],
  [{ latitude: -34.5, longitude: 10 }, 'latitude', 'outside_south_africa'],
  [{ latitude: 0, longitude: 0 }, 'latitude', 'outside_south_africa'],
  [{ province: 'Transkei' }, 'province', 'province_unknown'],
  [{ province: 'Zululand', city: '' }, 'province', 'province_unknown'],
  [{ province: 'Gauteng' }, 'province', 'province_mismatch'],
  [{ province: 'wc', city: '' }, 'province', 'province_mismatch'],
  [{ isHome: true }, 'residentConsent', 'consent_missing'],
  [
    { isHome: 'yes', residentConsent: { words: 'home', at: 'yesterday' } },
    'residentConsent',
    'consent_missing',
  ],
  [{ residentConsent: { words: 'everything', at: consent.at } }, 'residentConsent', 'consent_missing'],
  // Nobody has agreed on a day that has not come.
  [
    { isHome: true, residentConsent: { words: 'home', at: '2099-03-01T08:00:00.000Z' } },
    'residentConsent',
    'consent_missing',
  ],
  [{ isHome: 'perhaps', residentConsent: consent }, 'isHome', 'home_unclear'],
];

describe('the check of an import', { tags: 'C24' }, () => {
  test('a thousand rows with thirty-one faults: all are reported, and nothing else', async () => {
    expect(faults).toHaveLength(31);
    const rows = someRows(1000);
    const faulty = faults.map(([fields], index) => {
      const row = 7 + index * 33;
      rows[row - 1] = aRow(row - 1, fields);
      return row;
    });
    const { status, body } = await check(rows);
    expect(status).toBe(201);
    const found = body.errors.map(({ row, field, problem, blocks }: Record<string, unknown>) => [
      row,
      field,
      problem,
      blocks,
    ]);
    expect(found).toEqual(faults.map(([, field, problem], index) => [faulty[index], field, problem, true]));
    for (const { message } of body.errors) expect(message).toMatch(/^[A-Z].*[.?\w]$/);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^imp_/),
      name: 'homes.csv',
      rows: 1000,
      codes: 969,
      moreErrors: 0,
      duplicates: [],
      price: '0.00',
      limits: { perDay: 500, leftToday: 500, days: 2 },
    });
    // The sentences of a create.
    const messages = new Map(
      body.errors.map(({ row, message }: { row: number; message: string }) => [row, message]),
    );
    const made = await world.call('zarcodes.createForCreator', {
      token: holder.token,
      body: { ...pretoria, province: 'KwaZulu-Natal' },
    });
    expect(made.body.message).toMatch(/^This point is not in KwaZulu-Natal but in Gauteng/);
    expect(messages.get(faulty[24])).toMatch(/^This point is not in Gauteng but in KwaZulu-Natal/);
    expect(messages.get(faulty[3])).toBe('Please use at most 100 characters.');
    // Nothing of it is stored but what can become codes.
    expect(await world.itemsOfType('zarcode')).toEqual([]);
  });

  test('every fault of a row is reported, and what cells are is read as people write them', async () => {
    const { body } = await check([
      { title: '', latitude: 'x', longitude: 300, isHome: 'yes', description: 'x'.repeat(2000) },
      { title: 12, latitude: '-28.41', longitude: ' 32.18 ', province: 'kzn', isHome: 'no' },
      { title: 'Clinic', latitude: -33.92, longitude: 18.42 },
      {
        title: 'Gate',
        latitude: -29.05,
        longitude: 31.6,
        province: '',
        city: null,
        residentConsent: consent,
        isHome: 'Ja',
      },
    ]);
    expect(body.errors.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [1, 'title'],
      [1, 'latitude'],
      [1, 'longitude'],
      [1, 'description'],
      [1, 'residentConsent'],
    ]);
    expect(body.codes).toBe(3);
    const stored = (await testBucket()).objectsWith([body.id]);
    expect(stored).toEqual([`imports/${body.id}.json`]);
  });

  test('warns of towns and suburbs that it does not know, and makes them all the same', async () => {
    const { body } = await check([
      aRow(0, { suburb: 'Nordale' }),
      aRow(1, { suburb: 'Kwa-Nobody Ext 99' }),
      aRow(2, { city: 'Atlantis City' }),
      { ...pretoria, termsConfirmed: undefined, description: undefined },
    ]);
    const found = body.errors.map(({ row, field, blocks }: Record<string, unknown>) => [row, field, blocks]);
    expect(found).toContainEqual([2, 'suburb', false]);
    expect(found).toContainEqual([3, 'city', false]);
    expect(found.some(([row]: [number]) => row === 4)).toBe(false);
    expect(body.codes).toBe(4);
  });

  test('finds duplicates among own codes, public ones and earlier rows, and tells nothing of private ones', async () => {
    const [metres5, metres20] = [0.000045, 0.00018];
    const at = (index: number) => {
      const { latitude, longitude } = aRow(index) as { latitude: number; longitude: number };
      return { latitude, longitude, city: 'Mtubatuba', province: 'KwaZulu-Natal' };
    };
    const other = await world.person();
    const theirs = await world.buyCode(other, { ...pretoria, ...at(0) });
    const secret = await world.buyCode(other, { ...pretoria, ...at(1) });
    await setLevel(secret, 'private');
    const byArea = await world.buyCode(other, { ...pretoria, ...at(2) });
    await setLevel(byArea, 'area');
    const own = await makeCreatorCode(world, holder, at(3));
    const ownPrivate = await makeCreatorCode(world, holder, at(4));
    await setLevel(ownPrivate, 'private');
    const bought = await world.buyCode(holder, { ...pretoria, ...at(5) });
    await setLevel(bought, 'private');
    const rows = Array.from({ length: 7 }, (_, index) =>
      aRow(index, { latitude: Number(aRow(index).latitude) - metres5 }),
    );
    // Near to row 7, which may be made, and to row 1, which may be left out.
    rows.push(aRow(6), aRow(0, { latitude: Number(aRow(0).latitude) - metres20 + 0.00005 }));
    const { body, raw } = await check(rows);
    const near = body.duplicates.map(({ row, of }: { row: number; of: object }) => [row, of]);
    expect(near).toEqual([
      [1, { zarcode: theirs }],
      [4, { zarcode: own }],
      [5, { zarcode: ownPrivate }],
      [6, { zarcode: bought }],
      [8, { row: 7 }],
    ]);
    for (const { metres } of body.duplicates) expect(metres).toBeCloseTo(5, 0);
    expect(raw).not.toContain(secret);
    expect(raw).not.toContain(byArea);
    expect(body.codes).toBe(9);
  });

  test('is for active creators, of at most 5,000 rows, thirty times a day', async () => {
    const person = await world.person();
    expect(await check(someRows(1), person)).toMatchObject({
      status: 422,
      body: { code: 'creator_required' },
    });
    const inactive = await world.person();
    await makeCreator(inactive, { isActive: false });
    expect(await check(someRows(1), inactive)).toMatchObject({
      status: 422,
      body: { code: 'creator_inactive' },
    });
    expect(await check(someRows(5001))).toMatchObject({
      status: 400,
      body: { fields: { rows: 'An import has at most 5000 places. Please split the file.' } },
    });
    expect(await check([])).toMatchObject({
      status: 400,
      body: { fields: { rows: 'This file has no places.' } },
    });
    expect(await check([{ ...aRow(0), owner: 'me' }])).toMatchObject({ status: 400 });
    const long = { ...aRow(0), description: 'x'.repeat(6_000_000) };
    expect(await check([long])).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    // Two at once are both checked.
    const both = await Promise.all([check(someRows(3)), check(someRows(3))]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body.id).not.toBe(both[1]?.body.id);
    for (let count = 2; count < 30; count++) expect((await check(someRows(1))).status).toBe(201);
    expect(await check(someRows(1))).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const { body } = await world.call('imports.list', { token: holder.token });
    expect(body.imports).toHaveLength(20);
  });
});
