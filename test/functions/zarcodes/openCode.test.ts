/** What opens a code that not everybody may see: its passes and its PIN, used rightly, wrongly and at the same time. */
import { randomBytes, randomInt } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatCode } from '#shared/domain/code.ts';
import { drawCode } from '#shared/domain/codeRule.ts';
import { maxPasses, type Visibility } from '#shared/domain/visibility.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { day, hour, minute, type TestClock, testClock } from '#test/support/clock.ts';
import { countedPasswords, measure } from '#test/support/fuzz/cost.ts';
import { isProof } from '#test/support/proof.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let clock: TestClock;
let world: World;
let owner: Person;
beforeEach(async () => {
  clock = testClock('2026-05-06T07:10:00.000Z');
  world = await newWorld({ now: clock.now, passwords: countedPasswords });
  owner = await world.person();
});

const pin = '4821';
const { termsConfirmed, ...pinned } = pretoria;
const place = { ...pinned, title: 'Clinic at the stream', addressLine1: '77 Secret Lane' };

const setLevel = (code: string, level: Visibility, newPin?: string | null) =>
  world.call('zarcodes.setVisibility', {
    token: owner.token,
    params: { code },
    body: { level, ...(newPin !== undefined && { pin: newPin }) },
  });

async function newCode(level: Visibility, by = owner): Promise<string> {
  const code = await world.buyCode(by, { ...place, termsConfirmed });
  const body = { level, ...(level === 'area' && { pin }) };
  const { status, raw } = await world.call('zarcodes.setVisibility', {
    token: by.token,
    params: { code },
    body,
  });
  expect(status, raw).toBe(200);
  return code;
}

const tryToMakePass = (code: string, wish: Record<string, unknown> = {}, by = owner) =>
  world.call('zarcodes.createPass', {
    token: by.token,
    params: { code },
    body: { label: 'Courier, Tuesday', hours: 24, openings: null, ...wish },
  });

async function newPass(
  code: string,
  wish: Record<string, unknown> = {},
): Promise<{ id: string; pass: string }> {
  const { status, body, raw } = await tryToMakePass(code, wish);
  expect(status, raw).toBe(201);
  return body;
}

const look = (code: string, headers: Record<string, string> = {}, ip = '198.51.100.7') =>
  world.call('zarcodes.get', { params: { code }, headers, ip });
const withPass = (code: string, pass: string, ip?: string) => look(code, { [passHeader]: pass }, ip);
const withPin = (code: string, tried: string, ip?: string) => look(code, { [pinHeader]: tried }, ip);

/** Whole, only the area, or as if it did not exist. */
const shown = ({ status, raw }: { status: number; raw: string }) =>
  raw.includes('Secret Lane') ? 'whole' : status === 200 ? 'area' : status;

const passesOf = async (code: string) =>
  (await world.call('zarcodes.passes', { token: owner.token, params: { code } })).body.passes;

describe('a pass', () => {
  test('opens the code as often as it says, and the owner sees when, with what and roughly where', async () => {
    const code = await newCode('private');
    const { id, pass } = await newPass(code, { openings: 1 });
    clock.advance(minute);
    const opened = await world.call('zarcodes.get', {
      params: { code },
      headers: {
        [passHeader]: pass,
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile',
        'cloudfront-viewer-city': 'Durban',
      },
    });
    expect(opened.body).toMatchObject({ visibility: 'private', openedBy: 'pass', images: [], ...place });
    expect(opened.headers['cache-control']).toBe('private, no-store');
    expect(shown(await withPass(code, pass))).toBe(404);
    const [listed, ...others] = await passesOf(code);
    expect(others).toEqual([]);
    expect(listed).toEqual({
      id,
      label: 'Courier, Tuesday',
      state: 'used',
      createdAt: '2026-05-06T07:10:00.000Z',
      expiresAt: '2026-05-07T07:10:00.000Z',
      openings: 1,
      used: 1,
      opened: [
        { at: '2026-05-06T07:11:00.000Z', device: 'Android phone', place: expect.stringContaining('Durban') },
      ],
    });
  });

  test('is stored without what opens the code, and without an address', async () => {
    const code = await newCode('private');
    const { pass } = await newPass(code);
    await withPass(code, pass, '198.51.100.77');
    const stored = JSON.stringify(await world.itemsOfType('pass'));
    expect(stored).not.toContain(pass.split('.')[1]);
    expect(stored).not.toContain('198.51.100');
  });

  test.each([2, 24, 168])('of %i hours ends when they are over', async (hours) => {
    const code = await newCode('area');
    const { pass } = await newPass(code, { hours });
    clock.advance(hours * hour - 1);
    expect(shown(await withPass(code, pass))).toBe('whole');
    clock.advance(1);
    expect(shown(await withPass(code, pass))).toBe('area');
  });

  test('without an end opens the code until it is revoked, with the next request', async () => {
    const code = await newCode('private');
    const { id, pass } = await newPass(code, { hours: null });
    clock.advance(400 * day);
    expect(shown(await withPass(code, pass))).toBe('whole');
    const { token } = await world.signIn(owner);
    const params = { code, id };
    const revoked = await world.call('zarcodes.revokePass', { token, params });
    expect(revoked.body.passes).toMatchObject([{ id, state: 'revoked', used: 1 }]);
    expect(shown(await withPass(code, pass))).toBe(404);
    const again = await world.call('zarcodes.revokePass', { token, params });
    expect(again.status, again.raw).toBeLessThan(500);
  });

  test.each([
    ['24 hours', { hours: 24, openings: null }, 1 + 30],
    ['one opening', { hours: null, openings: 1 }, 30],
    ['no end, when it is revoked', { hours: null, openings: null }, 30],
  ])('of %s is deleted 30 days after it has ended', async (_, wish, days) => {
    const code = await newCode('private');
    const { id, pass } = await newPass(code, wish);
    await withPass(code, pass);
    if (wish.hours === null && wish.openings === null)
      await world.call('zarcodes.revokePass', { token: owner.token, params: { code, id } });
    const expiresAt = clock.now().getTime() / 1000 + days * day;
    expect(await world.itemsOfType('pass')).toMatchObject([{ expiresAt }]);
  });

  test('of another code, another owner, a deleted code, or cut off opens nothing', async () => {
    const [code, other] = [await newCode('area'), await newCode('private')];
    const { pass } = await newPass(other);
    expect(shown(await withPass(code, pass))).toBe('area');
    for (const broken of [
      '',
      pass.slice(0, -1),
      `${pass}A`,
      pass.toUpperCase(),
      'undefined',
      '💥'.repeat(30),
    ])
      expect(shown(await withPass(other, broken)), broken).toBe(404);

    await world.call('zarcodes.delete', { token: owner.token, params: { code: other } });
    const gone = await withPass(other, pass);
    expect(gone.body).toEqual((await look('7PT-2222')).body);
    expect(gone.status).toBe(404);

    const sold = await newCode('private');
    const { pass: sellers } = await newPass(sold);
    const [item] = (await world.itemsOfType('zarcode')).filter(({ code: id }) => formatCode(id) === sold);
    await world.put({ ...item, ownerId: (await world.person()).id });
    expect(shown(await withPass(sold, sellers))).toBe(404);
  });

  test('that is used up opens the code again for whom it was opened, until it ends', async () => {
    const code = await newCode('private');
    const { id, pass } = await newPass(code, { openings: 1 });
    const { body } = await withPass(code, pass);
    clock.advance(hour);
    const repeated = await withPass(code, body.again);
    expect(repeated.body).toMatchObject({ again: body.again, ...place });
    expect(await passesOf(code)).toMatchObject([{ state: 'used', used: 1, opened: [{}] }]);
    expect(JSON.stringify(await passesOf(code))).not.toContain('again');
    const [first = '', secret = '', slot = '', use = ''] = body.again.split('.');
    for (const forged of [
      `${first}.${secret}.${slot}.${'A'.repeat(22)}`,
      `${first}.${secret}.${Number(slot) + 1}.${use}`,
      `${first}.${'A'.repeat(22)}.${slot}.${use}`,
      `${first}.${secret}.100.${use}`,
    ])
      expect(shown(await withPass(code, forged)), forged).toBe(404);
    await world.call('zarcodes.revokePass', { token: owner.token, params: { code, id } });
    expect(shown(await withPass(code, body.again))).toBe(404);
  });

  test('with any number of openings opens it again, also after twenty others', async () => {
    const code = await newCode('area');
    const { pass } = await newPass(code);
    const { body } = await withPass(code, pass);
    for (let used = 0; used < 20; used += 1) await withPass(code, pass);
    const { again } = (await withPass(code, body.again)).body;
    expect(again).not.toBe(body.again);
    expect(again.startsWith(`${pass}.`)).toBe(true);
    expect(await passesOf(code)).toMatchObject([{ used: 22 }]);
    clock.advance(day);
    expect(shown(await withPass(code, again))).toBe('area');
  });

  test('of which one opening is left lets one of many devices in', async () => {
    const code = await newCode('area');
    const { pass } = await newPass(code, { openings: 5 });
    for (let used = 0; used < 4; used += 1) await withPass(code, pass);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, device) => withPass(code, pass, `203.0.113.${device}`)),
    );
    expect(answers.map(shown).toSorted()).toEqual(['area', 'area', 'area', 'area', 'area', 'whole']);
  });

  test('is not used up by a code that has become public, nor by its owner', async () => {
    const code = await newCode('area');
    const { pass } = await newPass(code, { openings: 1 });
    await world.call('zarcodes.get', {
      params: { code },
      token: owner.token,
      headers: { [passHeader]: pass },
    });
    await setLevel(code, 'public');
    expect(shown(await withPass(code, pass))).toBe('whole');
    await setLevel(code, 'private');
    expect(shown(await withPass(code, pass))).toBe('whole');
    expect(shown(await withPass(code, pass))).toBe(404);
  });

  test('while the level changes shows the place or nothing, and afterwards works as before', async () => {
    const code = await newCode('area');
    const { pass } = await newPass(code);
    const [changed, ...opened] = await Promise.all([
      setLevel(code, 'private'),
      ...Array.from({ length: 5 }, () => withPass(code, pass)),
    ]);
    expect(changed.status).toBe(200);
    for (const answer of opened) expect(['whole', 404]).toContain(shown(answer));
    expect(shown(await withPass(code, pass))).toBe('whole');
    expect(shown(await look(code))).toBe(404);
  });

  test(`is one of at most ${maxPasses} that are live, however many are made at once`, async () => {
    const code = await newCode('private');
    for (let made = 0; made < maxPasses - 2; made += 1) await newPass(code, { openings: 1 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => tryToMakePass(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toEqual({
      message: 'A ZarCode can have 50 passes at a time. Please end one that is not needed any more.',
      code: 'pass_limit_reached',
    });
    const [{ id }] = await passesOf(code);
    await world.call('zarcodes.revokePass', { token: owner.token, params: { code, id } });
    expect((await tryToMakePass(code)).status).toBe(201);
  });

  test.each([
    ['no label', { label: ' ' }, 'label'],
    ['a long label', { label: 'x'.repeat(41) }, 'label'],
    ['other hours', { hours: 3 }, 'hours'],
    ['hours as text', { hours: '24' }, 'hours'],
    ['other openings', { openings: 2 }, 'openings'],
    ['no openings', { openings: 0 }, 'openings'],
  ])('with %s is refused', async (_, wish, field) => {
    const code = await newCode('private');
    const { status, body } = await tryToMakePass(code, wish);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await passesOf(code)).toEqual([]);
  });

  test('is made, listed and ended by the owner alone', async () => {
    const code = await newCode('private');
    const { id } = await newPass(code);
    const stranger = await world.person();
    const { token } = stranger;
    const unknown = (await world.call('zarcodes.passes', { token, params: { code: '7PT-2222' } })).raw;
    expect((await tryToMakePass(code, {}, stranger)).raw).toBe(unknown);
    expect((await world.call('zarcodes.passes', { token, params: { code } })).raw).toBe(unknown);
    expect((await world.call('zarcodes.revokePass', { token, params: { code, id } })).raw).toBe(unknown);
    expect(await passesOf(code)).toMatchObject([{ state: 'live' }]);
  });
});

describe('a PIN', () => {
  test('opens an area', async () => {
    const code = await newCode('area');
    const { body, headers } = await withPin(code, pin);
    expect(body).toMatchObject({ openedBy: 'pin', expiresAt: null, images: [], ...place });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('of a new one, of none and of another level ends what the old one opened', async () => {
    const code = await newCode('area');
    await setLevel(code, 'area', '777777');
    expect((await withPin(code, pin)).body.code).toBe('pin_wrong');
    expect(shown(await withPin(code, '777777'))).toBe('whole');
    await setLevel(code, 'area', null);
    expect((await withPin(code, '777777')).body.code).toBe('pin_wrong');
    await setLevel(code, 'area', pin);
    await setLevel(code, 'private');
    expect(shown(await withPin(code, pin))).toBe(404);
    await setLevel(code, 'area');
    expect((await withPin(code, pin)).body.code).toBe('pin_wrong');
  });

  test.each(['12', '1234567', 'abcd', '12 34', ''])('“%s” is none', async (typed) => {
    const code = await newCode('area');
    const { status, body } = await withPin(code, typed);
    expect([status, body.fields]).toEqual([400, { pin: 'A PIN has 4 to 6 digits.' }]);
    expect((await setLevel(code, 'area', typed)).status).toBe(400);
    expect(shown(await withPin(code, pin))).toBe('whole');
  });

  test('is tried five times an hour from an address; then not even the right one is taken there', async () => {
    const code = await newCode('area');
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await withPin(code, '0000')).status).toBe(422);
    const refused = await withPin(code, pin);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(shown(await withPin(code, pin, '203.0.113.5'))).toBe('whole');
    clock.advance(hour);
    expect(shown(await withPin(code, pin))).toBe('whole');
  });

  test('is tried twenty times an hour for a code; its owner is told once, and passes go on', async () => {
    const code = await newCode('area');
    const { pass } = await newPass(code);
    const tries = Array.from({ length: 30 }, (_, index) => withPin(code, '0000', `203.0.113.${index}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await withPin(code, pin, '192.0.2.1')).status).toBe(429);
    const { body } = await world.call('notifications.list', { token: owner.token });
    const contents = body.notifications.map(({ content }: { content: { kind: string } }) => content);
    expect(contents.filter(({ kind }: { kind: string }) => kind === 'pinTries')).toEqual([
      { kind: 'pinTries', zarcode: code },
    ]);
    expect(shown(await withPass(code, pass))).toBe('whole');
  });

  test('that is right does not count as a try', async () => {
    const code = await newCode('area');
    for (let opened = 0; opened < 25; opened += 1) expect(shown(await withPin(code, pin))).toBe('whole');
  });
});

describe('guessing', () => {
  const guesses = isProof ? 10_000 : 60;
  const anyPin = () => String(randomInt(0, 10_000)).padStart(4, '0');
  const anyPass = (id = randomBytes(15).toString('hex').slice(0, 20)) =>
    `${id}.${randomBytes(16).toString('base64url')}`;
  const ipOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

  test(`${guesses} passes open nothing, and an answer says no more than that of an unknown code`, async () => {
    const code = await newCode('private');
    const { id } = await newPass(code);
    const unknown = (await look('7PT-2222')).raw;
    const answers = new Set<string>();
    for (let index = 0; index < guesses; index += 1) {
      // Every other one with the id of a pass that exists.
      const guess = index % 2 === 0 ? anyPass() : anyPass(id.slice('pas_'.length));
      answers.add((await withPass(code, guess, ipOf(index))).raw);
    }
    expect([...answers]).toEqual([unknown]);
    expect(await passesOf(code)).toMatchObject([{ used: 0 }]);
  });

  test(`of ${guesses} PINs from as many addresses twenty are compared`, async () => {
    const code = await newCode('area');
    await setLevel(code, 'area', '987654');
    const statuses = new Set<number>();
    const { cost } = await measure(world.table.client, async () => {
      for (let index = 0; index < guesses; index += 1) {
        const { status, raw } = await withPin(code, anyPin(), ipOf(index));
        expect(raw).not.toContain('Secret Lane');
        statuses.add(status);
      }
    });
    expect([...statuses]).toEqual([422, 429]);
    expect(cost.hashes).toBe(20);
  });

  test(`${guesses} look-ups find none of the private codes`, async () => {
    const codes = [await newCode('private'), await newCode('private')];
    const answers = new Set<string>();
    for (let index = 0; index < guesses; index += 1) {
      const drawn = formatCode(drawCode('7PT', randomBytes));
      const code = codes[index % 50] ?? drawn;
      answers.add((await look(code, {}, ipOf(index))).raw);
    }
    expect(answers.size).toBe(1);
  });

  test('with a mistyped code does not lead to a private one, and to an area by its city alone', async () => {
    for (const level of ['private', 'area'] as const) {
      const code = await newCode(level);
      const symbols = code.replace('-', '');
      const last = symbols.at(-1) === '3' ? '4' : '3';
      const { body, raw } = await look(symbols.slice(0, -1) + last);
      expect(raw).not.toContain('Secret');
      const suggested = { zarcode: code, city: 'Pretoria', province: 'Gauteng' };
      expect(body.suggestions).toEqual(level === 'area' ? [suggested] : []);
    }
  });
});
