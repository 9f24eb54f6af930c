/** The codes of a run at once: what each shows to whom, what opens them, and what those that do not exist cost. */
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeCodeImages } from '#functions/data/images.ts';
import { transact } from '#functions/data/transact.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { formatCode } from '#shared/domain/code.ts';
import { drawCode } from '#shared/domain/codeRule.ts';
import { lookAlikeCandidates, oneMistakeCandidates } from '#shared/domain/mistakes.ts';
import { maxStops } from '#shared/domain/stops.ts';
import type { Visibility } from '#shared/domain/visibility.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { testBucket } from '#test/support/bucket.ts';
import { hour, minute, type TestClock, testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { countedPasswords, measure } from '#test/support/fuzz/cost.ts';
import { pinnedPlace } from '#test/support/orders.ts';
import { guideSample } from '#test/support/samples.ts';
import { missLatestWrites } from '#test/support/staleReads.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let clock: TestClock;
let world: World;
let owner: Person;
let config: World['deps']['config'];
beforeEach(async () => {
  clock = testClock('2026-05-06T07:10:00.000Z');
  world = await newWorld({ now: clock.now, passwords: countedPasswords });
  owner = await world.person({ firstName: 'Naledi' });
  ({ config } = world.deps);
});
afterEach(() => provideDependencies({ config }));

const pin = '4821';
const place = { ...pretoria, title: 'Clinic at the stream', addressLine1: '77 Secret Lane' };
/** Could be a pass, and is none. */
const noPass = `${'0'.repeat(20)}.${'A'.repeat(22)}`;
const ip = '198.51.100.7';

/** Without the routes, which draw codes themselves. */
async function issue(codes: readonly string[], partOf: (code: string) => object = () => ({})): Promise<void> {
  const at = clock.now().toISOString();
  const shape = { ownerId: owner.id, isCreatorCode: false, version: 1, createdAt: at, updatedAt: at };
  const writes = codes.map((code) =>
    writeNewZarCode({ ...pinnedPlace, ...shape, ...partOf(code), code: code.replace('-', '') }),
  );
  await transact(world.deps.table, writes);
}

async function setLevel(code: string, level: Visibility): Promise<void> {
  const body = { level, ...(level === 'area' && { pin }) };
  const set = await world.call('zarcodes.setVisibility', { token: owner.token, params: { code }, body });
  expect(set.status, set.raw).toBe(200);
}

async function newCode(level: Visibility = 'public'): Promise<string> {
  const code = await world.buyCode(owner, place);
  await setLevel(code, level);
  return code;
}

async function addImage(code: string): Promise<void> {
  await testBucket();
  const createdAt = clock.now().toISOString();
  const shape = { originalFilename: 'gate.jpg', fileSize: 1000, width: 60, height: 40, caption: '' };
  const images = [{ id: `img_${'0'.repeat(20)}`, ...shape, isFeatured: true, createdAt }];
  const write = writeCodeImages({ code: code.replace('-', ''), images, version: 0 });
  await transact(world.deps.table, [write]);
}

async function newPass(code: string, wish: object = {}): Promise<{ id: string; pass: string }> {
  const body = { label: 'Courier', hours: 24, openings: null, ...wish };
  const made = await world.call('zarcodes.createPass', { token: owner.token, params: { code }, body });
  expect(made.status, made.raw).toBe(201);
  return made.body;
}

const passesOf = async (code: string) =>
  (await world.call('zarcodes.passes', { token: owner.token, params: { code } })).body.passes;

const send = (body: unknown, call: { token?: string; ip?: string; headers?: Record<string, string> } = {}) =>
  world.call('zarcodes.batch', { body, ip, ...call });
const batch = async (
  codes: string[],
  passes?: Record<string, string>,
  call: Parameters<typeof send>[1] = {},
) => {
  const answer = await send({ codes, ...(passes && { passes }) }, call);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body;
};

/** Whole, only the area, or as if it did not exist; and why what was brought along did not open it. */
function shown(
  { zarcodes, missing, refused }: Awaited<ReturnType<typeof batch>>,
  code: string,
): [string, string?] {
  const of = (list: { code?: string; zarcode?: string; reason?: string }[]) =>
    list.filter((each) => (each.code ?? each.zarcode) === code);
  const [found, ...twice] = of(zarcodes);
  expect(twice).toEqual([]);
  expect(of(missing)).toHaveLength(found === undefined ? 1 : 0);
  const view = found === undefined ? 'nothing' : 'addressLine1' in found ? 'whole' : 'area';
  return [view, ...of(refused).map(({ reason }) => reason)] as [string, string?];
}

/** Codes that could have been drawn, and were not; each another. */
function unissued(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(formatCode(drawCode('9ZZ', randomBytes)));
  return [...codes];
}

const candidatesOf = (typed: string) => {
  const code = typed.replace('-', '');
  return new Set([...lookAlikeCandidates(code).slice(0, 3), ...oneMistakeCandidates(code)]);
};
const countOf = (codes: readonly string[]) =>
  codes.reduce((count, code) => count + 1 + candidatesOf(code).size, 0);

function limitTo(max: number): void {
  provideDependencies({
    config: { ...config, rateLimits: { ...config.rateLimits, lookupAddress: { max, seconds: 60 } } },
  });
}
/** How much of the limit is used. */
const counted = async () =>
  (await world.itemsOfType('rateLimit'))
    .filter(({ pk }) => pk.startsWith('RATE#lookupAddress#'))
    .reduce((sum, { hits }) => sum + hits, 0);

describe('a run', { tags: 'C22' }, () => {
  test('has its codes in the order of the request, each once, in any spelling', async () => {
    const codes = [await newCode(), await newCode(), await newCode()];
    const [first = '', second = '', third = ''] = codes;
    const { zarcodes, missing, refused } = await batch([
      third,
      first.replace('-', '').toLowerCase(),
      ` ${second.split('').join(' ')} `,
      first,
      third.replace('-', ' '),
    ]);
    expect(zarcodes.map(({ zarcode }: { zarcode: string }) => zarcode)).toEqual([third, first, second]);
    expect([missing, refused]).toEqual([[], []]);
  });

  test('of 60 stops is read in one request, half a read unit each, and counts nowhere', async () => {
    const codes = unissued(maxStops);
    await issue(codes);
    const { value, calls, readUnits, writeUnits } = await recordCalls(world.table.client, () =>
      send({ codes }),
    );
    expect(value.body.zarcodes.map(({ zarcode }: { zarcode: string }) => zarcode)).toEqual(codes);
    expect(calls.map(({ operation }) => operation)).toEqual(['BatchGetItem']);
    expect([readUnits, writeUnits]).toEqual([30, 0]);
    expect(value.headers['cache-control']).toBe('private, no-store');
  });

  test('of 60 stops with directions takes at most 60 KB of data', async () => {
    const codes = unissued(maxStops);
    // Nothing repeats but what stands in every code.
    const text = (bytes: number) => randomBytes(bytes).toString('hex');
    await issue(codes, () => ({
      title: text(15),
      addressLine1: text(15),
      description: text(60),
      guide: {
        ...guideSample,
        steps: guideSample.steps.map((step) => ({ ...step, text: text(15) })),
        arrival: text(30),
      },
    }));
    const { raw } = await send({ codes });
    expect(raw).toContain('fillingStation');
    expect(gzipSync(raw).length).toBeLessThanOrEqual(60 * 1024);
  });

  test.each([
    ['61 stops', { codes: Array(61).fill('7PT-FLHV') }, 'codes', 'A run has at most 60 stops.'],
    ['no stops', { codes: [] }, 'codes', 'Please give at least one ZarCode.'],
    ['no list', {}, 'codes', 'Please give the ZarCodes as a list.'],
    ['one code', { codes: '7PT-FLHV' }, 'codes', 'Please give the ZarCodes as a list.'],
    ['what is no code', { codes: ['7PT-FLHV', 'home'] }, 'codes.1', expect.stringContaining('7 characters')],
    ['a number', { codes: [7] }, 'codes.0', expect.any(String)],
    ['another field', { codes: ['7PT-FLHV'], pin }, undefined, 'Unknown field: pin.'],
    [
      'a short PIN',
      { codes: ['7PT-FLHV'], passes: { '7PTFLHV': '12' } },
      'passes.7PTFLHV',
      expect.any(String),
    ],
    [
      'a PIN as a number',
      { codes: ['7PT-FLHV'], passes: { '7PTFLHV': 4821 } },
      'passes.7PTFLHV',
      expect.any(String),
    ],
    [
      'a long pass',
      { codes: ['7PT-FLHV'], passes: { '7PTFLHV': 'a'.repeat(101) } },
      'passes.7PTFLHV',
      expect.any(String),
    ],
    ['a pass of no code', { codes: ['7PT-FLHV'], passes: { home: pin } }, 'passes.home', expect.any(String)],
    ['passes as a list', { codes: ['7PT-FLHV'], passes: [pin] }, 'passes', expect.any(String)],
    [
      '61 passes',
      { codes: ['7PT-FLHV'], passes: Object.fromEntries(unissued(61).map((code) => [code, pin])) },
      'passes',
      'Please give at most 60 PINs and passes.',
    ],
  ])('with %s is refused', async (_, body, field, message) => {
    const refused = await send(body);
    expect(refused.status, refused.raw).toBe(400);
    expect(refused.body).toMatchObject({ code: 'invalid_request', message });
    if (field !== undefined) expect(Object.keys(refused.body.fields)).toEqual([field]);
  });
});

describe('each code is shown', { tags: 'A13' }, () => {
  test('as its page shows it, to anybody, without what its owner and admins get for an edit', async () => {
    const codes = [await newCode(), await newCode('area')];
    const other = await world.person();
    for (const token of [undefined, other.token, 'not-a-token']) {
      const pages = await Promise.all(
        codes.map((code) => world.call('zarcodes.get', { params: { code }, ...(token && { token }) })),
      );
      const { zarcodes } = await batch(codes, undefined, token === undefined ? {} : { token });
      expect(zarcodes).toEqual(pages.map(({ body }) => body));
    }
    const whole = await batch(codes, undefined, { token: owner.token });
    expect(codes.map((code) => shown(whole, code))).toEqual([['whole'], ['whole']]);
    for (const field of ['version', 'user', 'isCreatorCode', 'visibility', 'ownerId'])
      expect(whole.zarcodes[0]).not.toHaveProperty(field);
    expect(JSON.stringify(whole)).not.toContain('Naledi');
  });

  test.each([
    ['a visitor', 'visitor', ['whole', 'area', 'nothing']],
    ['another person', 'other', ['whole', 'area', 'nothing']],
    ['its owner', 'owner', ['whole', 'whole', 'whole']],
    ['an admin', 'admin', ['whole', 'area', 'area']],
  ])('public, as an area or private, to %s', async (_, who, views) => {
    const codes = [await newCode(), await newCode('area'), await newCode('private')];
    const people = {
      visitor: undefined,
      other: (await world.person()).token,
      owner: owner.token,
      admin: (await world.person({ role: 'admin' })).token,
    };
    const token = people[who as keyof typeof people];
    const answer = await batch(codes, undefined, token === undefined ? {} : { token });
    expect(codes.map((code) => shown(answer, code))).toEqual(views.map((view) => [view]));
    expect(answer.zarcodes.some((each: object) => 'version' in each)).toBe(false);
  });
});

describe('a pass', { tags: 'C22' }, () => {
  test('opens its code with the photos, is used once, and says with what device and where', async () => {
    const [code, area] = [await newCode('private'), await newCode('area')];
    await addImage(code);
    const { pass } = await newPass(code, { openings: 1 });
    const headers = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile',
      'cloudfront-viewer-city': 'Durban',
    };
    const { zarcodes } = await batch([area, code], { [code.toLowerCase()]: pass }, { headers });
    expect(zarcodes).toMatchObject([
      { zarcode: area, visibility: 'area' },
      {
        zarcode: code,
        openedBy: 'pass',
        addressLine1: '77 Secret Lane',
        expiresAt: '2026-05-07T07:10:00.000Z',
      },
    ]);
    expect(zarcodes[1].images).toMatchObject([{ links: expect.anything() }]);
    expect(await passesOf(code)).toMatchObject([
      {
        state: 'used',
        used: 1,
        opened: [{ device: 'Android phone', place: expect.stringContaining('Durban') }],
      },
    ]);
    const { again } = zarcodes[1];
    expect(shown(await batch([code], { [code]: pass }), code)).toEqual(['nothing', 'pass']);
    const repeated = await batch([code], { [code]: again });
    expect(repeated.zarcodes).toMatchObject([{ openedBy: 'pass', again }]);
    expect(await passesOf(code)).toMatchObject([{ used: 1 }]);
    const page = await world.call('zarcodes.get', { params: { code }, headers: { [passHeader]: again } });
    expect(page.body).toEqual(repeated.zarcodes[0]);
  });

  test.each([
    ['area', 'area'],
    ['private', 'nothing'],
  ] as const)(
    'that is expired, revoked, used up, cut off or of another %s says so beside its stop',
    async (level, view) => {
      const codes: string[] = [];
      for (let index = 0; index < 5; index += 1) codes.push(await newCode(level));
      const [expired = '', revoked = '', used = '', cut = '', good = ''] = codes;
      const passes = {
        [expired]: (await newPass(expired, { hours: 2 })).pass,
        [revoked]: '',
        [used]: (await newPass(used, { openings: 1 })).pass,
        [cut]: '',
        [good]: '',
      };
      clock.advance(3 * hour);
      owner = await world.signIn(owner);
      const { id, pass } = await newPass(revoked);
      await world.call('zarcodes.revokePass', { token: owner.token, params: { code: revoked, id } });
      passes[revoked] = pass;
      passes[good] = (await newPass(good)).pass;
      passes[cut] = passes[good].slice(0, -1);
      await batch([used], { [used]: passes[used] ?? '' });
      const answer = await batch(codes, passes);
      const refused = [view, 'pass'];
      expect(codes.map((code) => shown(answer, code))).toEqual([
        refused,
        refused,
        refused,
        refused,
        ['whole'],
      ]);
      expect(shown(await batch([used], { [used]: passes[good] }), used)).toEqual(refused);
    },
  );

  test('is not used for a public code, by its owner, or for a code that is not in the run', async () => {
    const [code, open] = [await newCode('private'), await newCode()];
    const { pass } = await newPass(code, { openings: 1 });
    const own = await batch([code], { [code]: pass }, { token: owner.token });
    expect(shown(own, code)).toEqual(['whole']);
    const other = await batch([open], { [code]: pass, [open]: pass });
    expect(other).toMatchObject({ zarcodes: [{ zarcode: open }], missing: [], refused: [] });
    expect(await passesOf(code)).toMatchObject([{ used: 0 }]);
  });

  test('opens nothing of a code that was deleted a moment ago', async () => {
    const code = await newCode('private');
    const { pass } = await newPass(code);
    const endLag = missLatestWrites(world.table, clock.now);
    await world.call('zarcodes.delete', { token: owner.token, params: { code } });
    const answer = await batch([code], { [code]: pass });
    endLag();
    expect(shown(answer, code)).toEqual(['nothing', 'pass']);
  });

  test('that is wrong counts as a look-up, and beyond the limit says so beside its stop', async () => {
    limitTo(2);
    const codes = [
      await newCode('area'),
      await newCode('area'),
      await newCode('area'),
      await newCode('area'),
    ];
    const [, , , last = ''] = codes;
    const passes = Object.fromEntries(codes.map((code) => [code, noPass]));
    const answer = await batch(codes, { ...passes, [last]: (await newPass(last)).pass });
    expect(codes.map((code) => shown(answer, code))).toEqual([
      ['area', 'pass'],
      ['area', 'pass'],
      ['area', 'tooMany'],
      ['whole'],
    ]);
  });
});

describe('a PIN', { tags: 'C22' }, () => {
  test('opens its area, and a wrong one refuses no other stop', async () => {
    const [right, wrong, without] = [await newCode('area'), await newCode('area'), await newCode('area')];
    const answer = await batch([wrong, right, without], { [wrong]: '0000', [right]: pin });
    expect([wrong, right, without].map((code) => shown(answer, code))).toEqual([
      ['area', 'pin'],
      ['whole'],
      ['area'],
    ]);
    expect(answer.zarcodes[1]).toMatchObject({ openedBy: 'pin', expiresAt: null, again: null, images: [] });
  });

  test('is tried five times an hour from an address, as in a look-up', async () => {
    const [code, other] = [await newCode('area'), await newCode('area')];
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect(shown(await batch([code], { [code]: '0000' }), code)).toEqual(['area', 'pin']);
    const headers = { [pinHeader]: '0000' };
    expect((await world.call('zarcodes.get', { params: { code }, headers, ip })).status).toBe(422);
    const before = await batch([code, other], { [code]: pin, [other]: pin });
    expect([code, other].map((each) => shown(before, each))).toEqual([['area', 'tooMany'], ['whole']]);
    const elsewhere = await batch([code], { [code]: pin }, { ip: '203.0.113.5' });
    expect(shown(elsewhere, code)).toEqual(['whole']);
    clock.advance(hour);
    expect(shown(await batch([code], { [code]: pin }), code)).toEqual(['whole']);
  });

  test('is tried twenty times an hour for a code, of which its owner is told', async () => {
    const code = await newCode('area');
    for (let index = 0; index < 20; index += 1)
      await batch([code], { [code]: '0000' }, { ip: `203.0.113.${index}` });
    expect(shown(await batch([code], { [code]: pin }), code)).toEqual(['area', 'tooMany']);
    const { body } = await world.call('notifications.list', { token: owner.token });
    expect(
      body.notifications.filter(({ content }: { content: { kind: string } }) => content.kind === 'pinTries'),
    ).toHaveLength(1);
  });
});

describe('a code that does not exist', { tags: ['C14', 'C22'] }, () => {
  /** One that exists, with another last symbol. */
  const mistyped = (code: string) => code.slice(0, -1) + (code.endsWith('3') ? '4' : '3');

  test('is missing, with what may have been meant, among those that exist', async () => {
    const [code, area] = [await newCode(), await newCode('area')];
    const typed = [mistyped(code), mistyped(area), ...unissued(1)];
    const [first = '', second = '', third = ''] = typed;
    const { zarcodes, missing } = await batch([first.toLowerCase(), code, second, third]);
    expect(zarcodes).toMatchObject([{ zarcode: code }]);
    const meant = { city: 'Pretoria', province: 'Gauteng' };
    expect(missing).toEqual([
      { code: first, suggestions: [{ zarcode: code, ...meant }] },
      { code: second, suggestions: [{ zarcode: area, ...meant }] },
      { code: third, suggestions: [] },
    ]);
  });

  test('is not replaced by the only one that looks the same', async () => {
    await issue(['9PT-FGH2']);
    expect((await world.call('zarcodes.get', { params: { code: '9PTFGHZ' } })).body.zarcode).toBe('9PT-FGH2');
    expect(await batch(['9PTFGHZ'])).toMatchObject({
      zarcodes: [],
      missing: [{ code: '9PT-FGHZ', suggestions: [{ zarcode: '9PT-FGH2' }] }],
    });
  });

  test('does not suggest a private one', async () => {
    const code = await newCode('private');
    expect((await batch([mistyped(code)])).missing).toEqual([{ code: mistyped(code), suggestions: [] }]);
    const own = await batch([mistyped(code)], undefined, { token: owner.token });
    expect(own.missing).toMatchObject([{ suggestions: [{ zarcode: code }] }]);
  });

  test('counts with each code that is read for it, in one hit, and all of these are read at once', async () => {
    const code = await newCode();
    const typed = [mistyped(code), ...unissued(3)];
    const { calls, readUnits } = await recordCalls(world.table.client, () =>
      send({ codes: [code, ...typed] }),
    );
    expect(calls.map(({ operation }) => operation)).toEqual(['BatchGetItem', 'UpdateItem', 'BatchGetItem']);
    const candidates = new Set(typed.flatMap((each) => [...candidatesOf(each)]));
    expect(readUnits).toBe(0.5 * (1 + typed.length + candidates.size));
    expect(await counted()).toBe(countOf(typed));
  });

  test('is named without suggestions beyond the limit, and beyond that nothing is', async () => {
    const code = await newCode();
    const typed = [mistyped(code), ...unissued(1)];
    limitTo(countOf(typed) + typed.length);
    expect((await batch([code, ...typed])).missing).toMatchObject([
      { suggestions: [{}] },
      { suggestions: [] },
    ]);
    const { value, calls } = await recordCalls(world.table.client, () => send({ codes: [code, ...typed] }));
    expect(value.body).toMatchObject({ zarcodes: [{ zarcode: code }] });
    expect(value.body.missing).toEqual(typed.map((each) => ({ code: each })));
    expect(calls.filter(({ operation }) => operation === 'BatchGetItem')).toHaveLength(1);
    const refused = await send({ codes: [code, ...typed] });
    expect(refused.status).toBe(429);
    expect(Object.keys(refused.body)).toEqual(['message', 'code']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(shown(await batch([code]), code)).toEqual(['whole']);
    clock.advance(minute);
    expect((await batch(typed)).missing).toMatchObject([{ suggestions: [{}] }, {}]);
  });

  test('with more candidates than the limit has counts without them, also as the first of a minute', async () => {
    const typed = unissued(60);
    limitTo(countOf(typed) - 1);
    expect((await batch(typed)).missing).toEqual(typed.map((code) => ({ code })));
    expect(await counted()).toBe(60);
  });

  test('refuses a run before a pass of it is used', async () => {
    const code = await newCode('private');
    const { pass } = await newPass(code, { openings: 1 });
    limitTo(1);
    await batch(unissued(1));
    expect((await send({ codes: [code, ...unissued(1)], passes: { [code]: pass } })).status).toBe(429);
    clock.advance(minute);
    const opened = await batch([code], { [code]: pass });
    expect(shown(opened, code)).toEqual(['whole']);
    expect(await passesOf(code)).toMatchObject([{ used: 1 }]);
  });
});

describe('a private code', { tags: 'C22' }, () => {
  test.each([
    ['nothing', undefined, undefined],
    ['a PIN', pin, undefined],
    ['a wrong pass', noPass, 'pass'],
    ['what is no pass', 'abc', 'pass'],
    ['what opened one before', `${noPass}.1.${'A'.repeat(22)}`, 'pass'],
  ])('with %s is one that does not exist, in what is said, counted and done', async (_, secret, reason) => {
    const code = await newCode('private');
    await newPass(code);
    let unknown: string;
    do unknown = unissued(1)[0] ?? '';
    while (countOf([unknown]) !== countOf([code]));
    const ask = async (typed: string, from: string) => {
      const body = { codes: [typed], ...(secret !== undefined && { passes: { [typed]: secret } }) };
      const before = await counted();
      const { value, cost } = await measure(world.table.client, () => send(body, { ip: from }));
      const { calls, writes, hashes } = cost;
      const count = (await counted()) - before;
      return {
        raw: value.raw.replaceAll(typed, '{code}'),
        headers: value.headers,
        calls,
        writes,
        hashes,
        count,
      };
    };
    const asked = await ask(code, '203.0.113.1');
    expect(asked).toEqual(await ask(unknown, '203.0.113.2'));
    expect(JSON.parse(asked.raw).refused).toEqual(reason === undefined ? [] : [{ code: '{code}', reason }]);
    expect(asked.count).toBe(countOf([code]));
  });

  test('that a pass opens counts as no look-up of one that does not exist', async () => {
    const code = await newCode('private');
    const { pass } = await newPass(code);
    const [missing = ''] = unissued(1);
    await batch([code, missing], { [code]: pass });
    expect(await counted()).toBe(countOf([missing]));
  });
});
