/** What a call may cost, whatever is stored: docs/scale.md has what follows from it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { suffixAlphabet } from '#shared/domain/codeRule.ts';
import { maxArrival, maxNote, maxPoints, maxSteps, maxStepText } from '#shared/domain/guide.ts';
import { passHeader } from '#shared/edge/passLink.ts';
import { withKey } from '#test/support/apiKeys.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { pinnedPlace } from '#test/support/orders.ts';
import { fullPlace, guideSample, type Sample } from '#test/support/samples.ts';
import { gatePosition, visitorOf } from '#test/support/visits.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const { latitude, longitude } = fullPlace;
const longestGuide = {
  steps: Array.from({ length: maxSteps }, () => ({
    landmark: 'policeStation',
    move: 'straight',
    side: 'onRight',
    distanceM: 12_345,
    text: 'x'.repeat(maxStepText),
  })),
  points: Array.from({ length: maxPoints }, (_, index) => ({
    label: `DELIVERIES${index}`,
    kind: 'deliveries',
    latitude,
    longitude,
    note: 'x'.repeat(maxNote),
  })),
  arrival: 'x'.repeat(maxArrival),
  phone: '+27821234567',
};

const key = () => ({ 'idempotency-key': `capacity-${Math.random().toString(36).slice(2)}` });

describe('the capacity that DynamoDB reports for a call', () => {
  const cost = async (route: RouteKey, sample: Sample & { token?: string }, status = 200) => {
    const { value, readUnits, writeUnits } = await recordCalls(world.table.client, () =>
      world.call(route, sample),
    );
    expect(value.status, value.raw).toBe(status);
    return { readUnits, writeUnits, body: value.body };
  };
  /** The session check reads the user. */
  const session = 1;

  let owner: Person;
  let many: Person;
  let code: string;
  beforeAll(async () => {
    owner = await world.person();
    const suffix = (index: number) =>
      [21_952, 784, 28, 1].map((digit) => suffixAlphabet[Math.floor(index / digit) % 28]).join('');
    const issue = (person: Person, prefix: string, index: number) =>
      writeNewZarCode({
        ...pinnedPlace,
        title: `Huis ${index} van der Merwe se gastehuis`,
        suburb: 'Onder-Papegaaiberg',
        city: 'Stellenbosch',
        province: 'Western Cape',
        latitude: -33.95 + (index % 40) * 0.001,
        longitude: 18.84 + Math.floor(index / 40) * 0.001,
        code: prefix + suffix(index),
        ownerId: person.id,
        isCreatorCode: false,
        createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
        updatedAt: '2026-01-01T00:00:00.000Z',
        version: 1,
      });
    many = await world.person();
    const writes = [
      ...Array.from({ length: 100 }, (_, index) => issue(owner, '1SL', index)),
      ...Array.from({ length: 1000 }, (_, index) => issue(many, '1SN', index)),
    ];
    for (let from = 0; from < writes.length; from += 100)
      await transact(world.deps.table, writes.slice(from, from + 100));
    for (const [{ id }, total] of [[owner, 100] as const, [many, 1000] as const]) {
      const counts = { type: 'counts', version: 1, total, 'month:2026-01': total };
      await world.put({ pk: `COUNTS#${id}`, sk: 'COUNTS', ...counts });
    }
    code = `1SL${suffix(0)}`;
  });

  test('a code page: half a unit', async () => {
    expect((await cost('zarcodes.get', { params: { code } })).readUnits).toBeLessThanOrEqual(0.5);
  });

  test('a look-up with a key: two and a half units, and one written', async () => {
    const withOwn = await withKey(world);
    const { readUnits, writeUnits } = await cost('v1.get', { params: { code }, ...withOwn });
    // The key, its owner, the code.
    expect(readUnits).toBeLessThanOrEqual(2.5);
    expect(writeUnits).toBe(1);
    const sixty = { body: { codes: Array.from({ length: 60 }, () => code) } };
    const batch = await cost('v1.batch', { ...sixty, ...withOwn });
    expect(batch.readUnits).toBeLessThanOrEqual(2.5);
  });

  test('a code with the longest guide: half a unit', async () => {
    const person = await world.person();
    const params = { code: await world.buyCode(person, fullPlace) };
    const { token } = person;
    const body = { version: 1, ...longestGuide };
    expect((await world.call('zarcodes.setGuide', { token, params, body })).status).toBe(200);
    expect((await cost('zarcodes.get', { params })).readUnits).toBeLessThanOrEqual(0.5);
  });

  test('saving a guide: at most eight write units, and two for its limit', async () => {
    const person = await world.person();
    const params = { code: await world.buyCode(person, fullPlace) };
    const { token } = person;
    const first = await cost('zarcodes.setGuide', { token, params, body: { version: 1, ...guideSample } });
    const body = { version: 2, ...guideSample, arrival: 'Ring the bell' };
    const second = await cost('zarcodes.setGuide', { token, params, body });
    for (const { writeUnits } of [first, second]) expect(writeUnits).toBeLessThanOrEqual(8);
  });

  test('a report of a visitor: twelve write units; a repeated one a write unit and two read units', async () => {
    const params = { code: await world.buyCode(await world.person(), fullPlace) };
    const { device } = visitorOf(1);
    const report = (body: object, ip: string) => cost('visits.create', { params, body, ip });
    const first = await report({ result: 'found', device }, visitorOf(1).ip);
    expect(first.writeUnits).toBeLessThanOrEqual(12);
    expect(first.readUnits).toBeLessThanOrEqual(3);
    const repeated = await report({ result: 'found', device }, visitorOf(1).ip);
    expect(repeated.writeUnits).toBeLessThanOrEqual(1);
    expect(repeated.readUnits).toBeLessThanOrEqual(2);
    const gate = { result: 'gateHere', device: visitorOf(2).device, ...gatePosition };
    const third = await report(gate, visitorOf(2).ip);
    expect(third.writeUnits).toBeLessThanOrEqual(12);
    // With the newest hundred reports.
    expect(third.readUnits).toBeLessThanOrEqual(8);
  });

  test('a code of which only the area is shown: half a unit; opened with a pass, one and a half', async () => {
    const person = await world.person();
    const { token } = person;
    const area = await world.buyCode(person, fullPlace);
    const params = { code: area };
    await world.call('zarcodes.setVisibility', { token, params, body: { level: 'area' } });
    expect((await cost('zarcodes.get', { params })).readUnits).toBeLessThanOrEqual(0.5);
    const made = await world.call('zarcodes.createPass', {
      token,
      params,
      body: { label: 'Courier', hours: 2, openings: 1 },
    });
    const opened = await cost('zarcodes.get', { params, headers: { [passHeader]: made.body.pass } });
    expect(opened.body.openedBy).toBe('pass');
    expect(opened.readUnits).toBeLessThanOrEqual(1.5);
  });

  test('a page of a user’s hundred codes: one unit', async () => {
    const { readUnits, body } = await cost('zarcodes.list', { token: owner.token });
    expect(body.pagination.total).toBe(100);
    expect(readUnits - session).toBeLessThanOrEqual(1);
  });

  test('the newest ten: one unit', async () => {
    expect((await cost('zarcodes.recent', { token: owner.token })).readUnits - session).toBeLessThanOrEqual(
      1,
    );
  });

  test('all of a user’s thousand codes on a map: thirty units', async () => {
    const { readUnits, body } = await cost('zarcodes.list', { token: many.token, query: { limit: 1000 } });
    expect(body.zarCodes).toHaveLength(1000);
    expect(readUnits - session).toBeLessThanOrEqual(30);
  });

  test('the counts of a user: a unit and a half, session included', async () => {
    expect((await cost('user.stats', { token: owner.token })).readUnits).toBeLessThanOrEqual(1.5);
  });

  test.each([
    ['a town', { ne_lat: -33.9, ne_lng: 18.9, sw_lat: -34, sw_lng: 18.8 }],
    ['a street', { ne_lat: -33.94, ne_lng: 18.85, sw_lat: -33.95, sw_lng: 18.84 }],
    ['a province', { ne_lat: -32, ne_lng: 20, sw_lat: -34.5, sw_lng: 18 }],
    ['the country', { ne_lat: -22, ne_lng: 33, sw_lat: -35, sw_lng: 16 }],
  ])('the codes in view over %s: sixteen units', { tags: ['C11', 'I13'] }, async (_, query) => {
    expect(
      (await cost('zarcodes.inBounds', { token: owner.token, query })).readUnits - session,
    ).toBeLessThanOrEqual(16);
  });

  test('a create with a bundle: twenty units written', async () => {
    const maker = await world.person();
    await world.addBundle(maker, 5);
    const description = 'Blue gate, second house on the left behind the school. '.repeat(8);
    for (const headers of [{}, key()]) {
      const body = { ...fullPlace, description };
      expect(
        (await cost('zarcodes.create', { token: maker.token, headers, body }, 201)).writeUnits,
      ).toBeLessThanOrEqual(20);
    }
  });

  test('an order and its settlement: thirty units written', async () => {
    const maker = await world.person();
    const headers = key();
    const order = await cost(
      'payments.create',
      { token: maker.token, headers, body: { zarcode: pretoria } },
      201,
    );
    const paid = await cost('payments.complete', {
      token: maker.token,
      headers: key(),
      params: { id: order.body.id },
      body: {},
    });
    expect(order.writeUnits).toBeLessThanOrEqual(8);
    // The entry of the open order is one unit of these, and of those of the order.
    expect(paid.writeUnits).toBeLessThanOrEqual(22);
  });

  test('the price and the settings, read consistently: one unit each', async () => {
    expect((await cost('prices.current', {})).readUnits).toBeLessThanOrEqual(1);
    expect((await cost('settings.public', {})).readUnits).toBeLessThanOrEqual(1);
  });
});
