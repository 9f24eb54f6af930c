/** What visitors say of a code: what it changes, and what robots, replays and guesses do not. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rateLimits } from '#functions/lib/config.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { day, type TestClock, testClock } from '#test/support/clock.ts';
import { countedPasswords, measure } from '#test/support/fuzz/cost.ts';
import { gatePosition, northOf, reportVisit, visitorOf } from '#test/support/visits.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let clock: TestClock;
let world: World;
let owner: Person;
let code: string;
beforeEach(async () => {
  clock = testClock('2026-10-06T07:10:00.000Z');
  world = await newWorld({ now: clock.now, passwords: countedPasswords });
  owner = await world.person();
  code = await world.buyCode(owner);
});

const recorded = { status: 200, body: { recorded: true } };
const report = (given: Parameters<typeof reportVisit>[2] = {}) =>
  reportVisit(world, code, { ...visitorOf(1), ...given });
/** Each from a device and an address of their own. */
async function visitors(count: number, given: Parameters<typeof reportVisit>[2] = {}, from = 1) {
  for (let number = from; number < from + count; number += 1)
    expect(await report({ ...given, ...visitorOf(number) })).toMatchObject(recorded);
}
const gate = { result: 'gateHere', ...gatePosition } as const;
const ownersToken = async () => (await world.signIn(owner)).token;
const summary = async () => {
  const answer = await world.call('visits.list', { token: await ownersToken(), params: { code } });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body;
};
const confirmed = async () => (await world.call('zarcodes.get', { params: { code } })).body.confirmed;
const kindsTold = async () => {
  const { body } = await world.call('notifications.list', { token: await ownersToken() });
  return body.notifications
    .map(({ content }: { content: { kind: string } }) => content)
    .filter(({ kind }: { kind: string }) => kind === 'gateSuggested' || kind === 'wrongPlace');
};
const setLevel = (level: string, pin?: string) =>
  world.call('zarcodes.setVisibility', {
    token: owner.token,
    params: { code },
    body: { level, ...(pin !== undefined && { pin }) },
  });
async function newPass(openings: number | null): Promise<string> {
  const body = { label: 'Courier', hours: 24, openings };
  return (await world.call('zarcodes.createPass', { token: owner.token, params: { code }, body })).body.pass;
}
const stored = async () => (await world.allItems()).filter(({ pk }) => String(pk).startsWith('VISITS#'));

describe('“found it”', () => {
  test('of three visitors confirms the code for everybody, and the third changes neither version nor history', async () => {
    await visitors(2);
    expect(await confirmed()).toBeUndefined();
    await visitors(1, {}, 3);
    expect(await confirmed()).toEqual({ visitors: 3, lastMonth: '2026-10' });
    expect(await summary()).toEqual({ found: 3, wrongPlace: 0, gateHere: 0 });
    const own = await world.call('zarcodes.get', { token: owner.token, params: { code } });
    expect(own.body).toMatchObject({ version: 1, confirmed: { visitors: 3 } });
    expect(own.body.updatedAt).toBe(own.body.createdAt);
    const params = { code };
    const { body } = await world.call('zarcodes.history', { token: owner.token, params });
    expect(body.history).toEqual([]);
  });

  test('counts a device once in 90 days, and says in which month the last one was', async () => {
    await visitors(3);
    clock.advance(30 * day);
    await visitors(3);
    expect(await confirmed()).toEqual({ visitors: 3, lastMonth: '2026-11' });
    expect(await summary()).toMatchObject({ found: 6 });
    clock.advance(61 * day);
    await visitors(1, {}, 4);
    expect(await confirmed()).toEqual({ visitors: 4, lastMonth: '2027-01' });
    expect(await summary()).toMatchObject({ found: 4 });
    clock.advance(40 * day);
    await visitors(1);
    expect(await confirmed()).toEqual({ visitors: 5, lastMonth: '2027-02' });
  });

  test('is rounded down where many came, so that the code is seldom written', async () => {
    const writes = await codeWrites(() => visitors(27));
    expect(await confirmed()).toEqual({ visitors: 25, lastMonth: '2026-10' });
    // 3 to 20, and 25.
    expect(writes).toBe(19);
  });

  test('is shown where the whole code is, and ends with another point', async () => {
    await visitors(3);
    await setLevel('area');
    expect(await confirmed()).toBeUndefined();
    const admin = await world.person({ role: 'admin' });
    const seen = await world.call('adminZarcodes.get', { token: admin.token, params: { code } });
    expect(seen.status, seen.raw).toBe(200);
    expect(seen.body).not.toHaveProperty('confirmed');
    await setLevel('public');
    expect(await confirmed()).toMatchObject({ visitors: 3 });
    await world.openEditWindow(owner, code);
    const { token } = owner;
    const edit = (change: object, version: number) =>
      world.call('zarcodes.update', {
        token,
        params: { code },
        body: { ...pretoria, ...change, version },
      });
    const renamed = await edit({ title: 'Mama Joy' }, 3);
    expect(renamed.body, renamed.raw).toMatchObject({ title: 'Mama Joy', confirmed: { visitors: 3 } });
    const moved = await edit(northOf(50), 4);
    expect(moved.status, moved.raw).toBe(200);
    expect(moved.body).not.toHaveProperty('confirmed');
    expect(await confirmed()).toBeUndefined();
    expect(await summary()).toEqual({ found: 0, wrongPlace: 0, gateHere: 0 });
    clock.advance(day);
    await visitors(3);
    expect(await confirmed()).toMatchObject({ visitors: 3 });
  });

  test('is counted for each of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => report(visitorOf(index))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await confirmed()).toMatchObject({ visitors: 8 });
  });

  test('stays with a deletion that is undone', async () => {
    await visitors(3);
    const params = { code };
    await world.call('zarcodes.delete', { token: owner.token, params });
    expect(await report(visitorOf(9))).toMatchObject({ status: 404 });
    await world.call('zarcodes.restore', { token: owner.token, params });
    expect(await confirmed()).toMatchObject({ visitors: 3 });
  });
});

/** How often the code's item is written meanwhile. */
async function codeWrites(run: () => Promise<void>): Promise<number> {
  let writes = 0;
  const { client } = world.table;
  client.middlewareStack.add(
    (next) => (args) => {
      const { Key } = args.input as { Key?: { pk?: unknown } };
      if ('UpdateExpression' in args.input && JSON.stringify(Key ?? {}).includes('CODE#')) writes += 1;
      return next(args);
    },
    { step: 'initialize', name: 'codeWrites' },
  );
  try {
    await run();
  } finally {
    client.middlewareStack.remove('codeWrites');
  }
  return writes;
}

describe('robots', { tags: 'C21' }, () => {
  test('with a thousand devices at one address are one visitor', async () => {
    const statuses = new Map<number, number>();
    for (let number = 0; number < 1000; number += 1) {
      const { status } = await report({ device: visitorOf(number).device, ip: '203.0.113.5' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const { max } = rateLimits.visitAddress;
    expect(Object.fromEntries(statuses)).toEqual({ 200: max, 429: 1000 - max });
    expect(await summary()).toEqual({ found: 1, wrongPlace: 0, gateHere: 0 });
    expect(await confirmed()).toBeUndefined();
    clock.advance(day);
    for (let number = 0; number < 9; number += 1)
      await report({ device: visitorOf(5000 + number).device, ip: '203.0.113.5' });
    expect(await summary()).toMatchObject({ found: 2 });
    expect((await stored()).find(({ type }) => type === 'visitors')).toMatchObject({ visitors: 1 });
  });

  test('with one device at many addresses, or at the addresses of one network, are one visitor', async () => {
    for (let number = 0; number < 12; number += 1) {
      await report({ device: visitorOf(1).device, ip: visitorOf(number).ip });
      await report({ device: visitorOf(100 + number).device, ip: `2001:db8:1:2::${number + 1}` });
    }
    expect(await summary()).toMatchObject({ found: 2 });
    expect(await confirmed()).toBeUndefined();
  });

  test('that replay a report change nothing, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(gate)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const before = await stored();
    expect(await report({ result: 'wrongPlace' })).toMatchObject(recorded);
    expect(await stored()).toEqual(before);
    expect(await summary()).toEqual({ found: 0, wrongPlace: 0, gateHere: 1 });
  });

  test('with many devices and addresses are refused after 500 reports of a code in a day', async () => {
    const { config } = world.deps;
    const limits = { ...rateLimits, visitCode: { ...rateLimits.visitCode, max: 5 } };
    expect(rateLimits.visitCode).toEqual({ max: 500, seconds: day });
    provideDependencies({ config: { ...config, rateLimits: limits } });
    onTestFinished(() => provideDependencies({ config }));
    await visitors(5);
    const refused = await report(visitorOf(6));
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body.message).toBe('Thank you. Enough people have reported about this ZarCode today.');
    expect(await summary()).toMatchObject({ found: 5 });
    clock.advance(day);
    await visitors(1, {}, 6);
  });

  test('leave nothing by which a device or an address is found, or followed to another code', async () => {
    await report({ ...gate, ...visitorOf(7) });
    const first = code;
    code = await world.buyCode(owner);
    await report({ ...gate, ...visitorOf(7) });
    const items = await stored();
    const text = JSON.stringify(items);
    expect(text).not.toContain(visitorOf(7).device);
    expect(text).not.toContain('203.0.');
    expect(text).not.toContain(owner.id);
    const hashesAt = (at: string) =>
      items
        .filter(({ pk, device }) => pk === `VISITS#${at.replace('-', '')}` && device !== undefined)
        .flatMap(({ device, address }) => [device, address]);
    expect(hashesAt(first)).toHaveLength(2);
    expect(hashesAt(first)).not.toEqual(expect.arrayContaining(hashesAt(code)));
    const ends = items.filter(({ type }) => type === 'visitReport').map(({ expiresAt }) => expiresAt);
    expect(ends).toEqual(Array(2).fill(clock.now().getTime() / 1000 + 90 * day));
  });
});

describe('“the gate is here”', () => {
  const at = (metres: number, number: number) => visitors(1, { ...gate, ...northOf(metres) }, number);

  test('of three visitors becomes one suggestion, in their middle, and one notification', async () => {
    await at(60, 1);
    await at(66, 2);
    expect((await summary()).suggestion).toBeUndefined();
    clock.advance(20 * day);
    await at(72, 3);
    const { suggestion, gateHere } = await summary();
    expect(gateHere).toBe(3);
    expect(suggestion).toEqual({
      id: expect.stringMatching(/^sug_/),
      latitude: expect.closeTo(northOf(66).latitude, 6),
      longitude: pretoria.longitude,
      createdAt: clock.now().toISOString(),
    });
    await at(66, 4);
    expect((await summary()).suggestion).toEqual(suggestion);
    expect(await kindsTold()).toEqual([{ kind: 'gateSuggested', zarcode: code }]);
  });

  test('of three at the same time is suggested once', { tags: 'C21' }, async () => {
    await Promise.all([1, 2, 3, 4, 5].map((number) => at(60, number)));
    expect((await summary()).suggestion).toBeDefined();
    expect(await kindsTold()).toHaveLength(1);
  });

  test('of one device on three days, of one address, far apart or long ago is not suggested', async () => {
    for (let days = 0; days < 3; days += 1) {
      await report({ ...gate, ip: visitorOf(days + 10).ip });
      await report({ ...gate, device: visitorOf(days + 20).device, ip: '203.0.113.9' });
      clock.advance(day);
    }
    // Each is within 15 metres of one other only.
    await at(100, 31);
    await at(114, 32);
    await at(128, 33);
    expect((await summary()).suggestion).toBeUndefined();
    clock.advance(91 * day);
    await at(107, 34);
    expect((await summary()).suggestion).toBeUndefined();
    expect(await kindsTold()).toEqual([]);
  });

  test('is not suggested where the guide has that gate', async () => {
    const point = { label: 'MAIN', kind: 'gate', ...northOf(64) };
    const body = { version: 1, steps: [], points: [point] };
    await world.call('zarcodes.setGuide', { token: owner.token, params: { code }, body });
    for (const number of [1, 2, 3]) await at(60, number);
    expect((await summary()).suggestion).toBeUndefined();
    for (const number of [4, 5, 6]) await at(90, number);
    expect((await summary()).suggestion).toBeDefined();
  });

  test.each([
    ['without a position', { latitude: undefined }, 'latitude', 'allow this page to use your position'],
    ['without its accuracy', { accuracyM: undefined }, 'accuracyM', 'not exact enough'],
    ['31 metres exact', { accuracyM: 31 }, 'accuracyM', 'not exact enough'],
    ['1,001 metres away', northOf(1001), 'latitude', 'more than 1 km'],
  ])('%s is refused', async (_, change, field, sentence) => {
    const answer = await report({ ...gate, ...(change as object) });
    expect(answer.status).toBe(400);
    expect(answer.body.fields[field]).toContain(sentence);
    expect(await stored()).toEqual([]);
  });
});

describe('“wrong place”', () => {
  const wrong = { result: 'wrongPlace' } as const;

  test('of two visitors in 30 days is told to the owner, once in 30 days', async () => {
    await visitors(1, wrong);
    clock.advance(29 * day);
    await visitors(1, wrong);
    expect(await kindsTold()).toEqual([]);
    await visitors(3, wrong, 2);
    expect(await kindsTold()).toEqual([{ kind: 'wrongPlace', zarcode: code }]);
    clock.advance(29 * day);
    await visitors(1, wrong, 5);
    expect(await kindsTold()).toHaveLength(1);
    clock.advance(2 * day);
    await visitors(1, wrong, 6);
    expect(await kindsTold()).toHaveLength(2);
    expect(await summary()).toEqual({ found: 0, wrongPlace: 7, gateHere: 0 });
  });

  test('of two at the same time is told once, of one address or 31 days apart not at all', async () => {
    await Promise.all([1, 2, 3].map((number) => report({ ...wrong, ...visitorOf(number) })));
    expect(await kindsTold()).toHaveLength(1);
    code = await world.buyCode(owner);
    await visitors(1, wrong, 4);
    clock.advance(31 * day);
    await report({ ...wrong, device: visitorOf(5).device, ip: '203.0.113.9' });
    clock.advance(day);
    await report({ ...wrong, device: visitorOf(6).device, ip: '203.0.113.9' });
    expect(await kindsTold()).toHaveLength(1);
  });
});

describe('a code that is not public', { tags: 'C21' }, () => {
  test('takes reports like one that does not exist, with as much work', async () => {
    const of = (known: string, headers = {}) => reportVisit(world, known, { ...visitorOf(1), headers });
    await setLevel('private');
    const pass = await newPass(1);
    const wrong = { [passHeader]: `${pass.slice(0, -3)}AAA` };
    for (const headers of [{}, wrong]) {
      const measured = async (each: string) => {
        let answer: unknown;
        const { cost } = await measure(world.table.client, async () => {
          const { status, raw } = await of(each, headers);
          answer = { status, raw };
        });
        const { calls, writes, hashes } = cost;
        return { answer, calls, writes, hashes };
      };
      const own = await measured(code);
      expect(own).toEqual(await measured('7PT-2222'));
      expect(own.answer).toMatchObject({ status: 404 });
    }
    await setLevel('area', '4821');
    expect((await of(code)).raw).toBe((await of('7PT-2222')).raw);
    expect(await stored()).toEqual([]);
  });

  test('takes them with a pass, which is no use of it, also where it is used up', async () => {
    await setLevel('private');
    const pass = await newPass(1);
    expect(await report({ headers: { [passHeader]: pass } })).toMatchObject(recorded);
    const opened = await world.call('zarcodes.get', { params: { code }, headers: { [passHeader]: pass } });
    expect(opened.body.openedBy).toBe('pass');
    expect(await report({ ...visitorOf(2), headers: { [passHeader]: pass } })).toMatchObject({ status: 404 });
    const { again } = opened.body;
    expect(await report({ ...visitorOf(2), headers: { [passHeader]: again } })).toMatchObject(recorded);
    expect(await summary()).toMatchObject({ found: 2 });
    const listed = await world.call('zarcodes.passes', { token: owner.token, params: { code } });
    expect(listed.body.passes).toMatchObject([{ used: 1, opened: [{}] }]);
    await report({ ...visitorOf(3), headers: { [passHeader]: again } });
    const seen = await world.call('zarcodes.get', { params: { code }, headers: { [passHeader]: again } });
    expect(seen.body.confirmed).toEqual({ visitors: 3, lastMonth: '2026-10' });
    clock.advance(2 * day);
    expect(await report({ ...visitorOf(4), headers: { [passHeader]: again } })).toMatchObject({
      status: 404,
    });
  });

  test('of an area takes them with its PIN', async () => {
    await setLevel('area', '4821');
    const refused = await report({ headers: { [pinHeader]: '0000' } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'pin_wrong' } });
    expect(await report({ ...gate, headers: { [pinHeader]: '4821' } })).toMatchObject(recorded);
    expect(await summary()).toMatchObject({ gateHere: 1 });
  });
});

test.each([
  [{ result: 'lost' }, 'result'],
  [{ device: 'short' }, 'device'],
  [{ device: 'x'.repeat(41) }, 'device'],
  [{ device: `${'x'.repeat(30)}/é` }, 'device'],
  [{ device: 5 }, 'device'],
  [{ latitude: '-25' }, 'latitude'],
  [{ latitude: 91 }, 'latitude'],
  [{ accuracyM: -1 }, 'accuracyM'],
  [{ accuracyM: 'exact' }, 'accuracyM'],
  [{ userId: 'usr_1' }, undefined],
])('%j is refused', async (change, field) => {
  const answer = await report(change as object);
  expect(answer.status, answer.raw).toBe(400);
  if (field !== undefined) expect(Object.keys(answer.body.fields)).toEqual([field]);
  expect(await stored()).toEqual([]);
});
