import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import { lookAlikeCandidates, oneMistakeCandidates } from '#shared/domain/mistakes.ts';
import { testClock } from '#test/support/clock.ts';
import { pinnedPlace } from '#test/support/orders.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await newWorld();
  owner = await world.person({ firstName: 'Naledi' });
});

const getCode = (code: string, token?: string) =>
  world.call('zarcodes.get', { params: { code }, ...(token && { token }) });

/** Stores an imported code: our own suffixes never contain 0, O, 1, I or L. */
async function issue(code: string, title = code): Promise<void> {
  const now = '2026-01-01T00:00:00.000Z';
  const zarCode = {
    ...pinnedPlace,
    title,
    code,
    ownerId: owner.id,
    isCreatorCode: false,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  await transact(world.deps.table, [writeNewZarCode(zarCode)]);
}

const publicFields = [
  'addressLine1',
  'addressLine2',
  'city',
  'country',
  'createdAt',
  'description',
  'id',
  'latitude',
  'longitude',
  'province',
  'suburb',
  'title',
  'updatedAt',
  'zarcode',
];

describe('visibility', { tags: 'A13' }, () => {
  test('the public sees the place but no owner data', async () => {
    const code = await world.buyCode(owner);
    const other = await world.person();
    for (const token of [undefined, 'not-a-token', other.token]) {
      const { status, body, raw } = await getCode(code, token);
      expect(status).toBe(200);
      expect(Object.keys(body).toSorted()).toEqual(publicFields);
      for (const secret of [owner.email, owner.id, 'Naledi', 'Nkosi', 'usr_', 'OWNER', 'cell', 'version']) {
        expect(raw).not.toContain(secret);
      }
    }
  });

  test('the owner also sees the owner', async () => {
    const code = await world.buyCode(owner);
    const { body } = await getCode(code, owner.token);
    expect(body).toMatchObject({
      isCreatorCode: false,
      user: { firstName: 'Naledi', lastName: 'Nkosi', email: owner.email },
    });
    expect(Object.keys(body).toSorted()).toEqual(
      [...publicFields, 'isCreatorCode', 'user', 'version', 'visibility'].toSorted(),
    );
  });

  test.each(['admin', 'super_admin'] as const)(
    'the role %s sees what an edit needs, but not the owner',
    async (role) => {
      const code = await world.buyCode(owner);
      const { body, raw } = await getCode(code, (await world.person({ role })).token);
      expect(body).toMatchObject({ version: 1, isCreatorCode: false });
      expect(Object.keys(body).toSorted()).toEqual(
        [...publicFields, 'isCreatorCode', 'version', 'visibility'].toSorted(),
      );
      for (const secret of [owner.email, owner.id, 'Naledi', 'Nkosi']) expect(raw).not.toContain(secret);
    },
  );
});

describe('every spelling finds the code', { tags: 'I3' }, () => {
  test.each(['9PT-FGHJ', '9ptfghj', '9PTFGHJ', '9pt fghj', ' 9 P T F G H J ', '9PT‑FGHJ', '9-P-T-F-G-H-J'])(
    '%s',
    async (spelling) => {
      await issue('9PTFGHJ').catch(() => undefined);
      expect((await getCode(spelling)).body).toMatchObject({ id: '9PTFGHJ', zarcode: '9PT-FGHJ' });
    },
  );

  test.each([
    ['0 for O', 'OPT2222', '0PT2222', 400], // no prefix starts with 0, so this is not a code
    ['O for 0', '6PT2220', '6PT222O', 200],
    ['0 for O behind the prefix', '6PT333O', '6PT3330', 200],
    ['I for 1', '6PT4441', '6PT444I', 200],
    ['l for 1', '6PT5551', '6PT555l', 200],
    ['5 for S', '6PT666S', '6PT6665', 200],
    ['B for 8', '6PT7778', '6PT777B', 200],
    ['z for 2', '6PT9992', '6PT999z', 200],
    ['two at once', '6PTFF0O', '6PTFFO0', 200],
    ['a digit in the prefix', '6PSVVVV', '6P5VVVV', 400],
  ])('typed %s', async (_, stored, typed, status) => {
    await issue(stored);
    const answer = await getCode(typed);
    expect(answer.status, answer.raw).toBe(status);
    if (status === 200) expect(answer.body.id).toBe(stored);
  });

  test('an exact match comes before look-alikes', async () => {
    await issue('6PTXX50', 'digits');
    await issue('6PTXXSO', 'letters');
    expect((await getCode('6PTXX50')).body.title).toBe('digits');
    expect((await getCode('6PTXXSO')).body.title).toBe('letters');
  });

  test('a deleted look-alike is not found', async () => {
    const code = await world.buyCode(owner);
    await world.call('zarcodes.delete', { token: owner.token, params: { code } });
    expect((await getCode(code)).status).toBe(404);
  });
});

test('an unissued code is not found', async () => {
  expect(await getCode('4ZZ-ZZZZ')).toMatchObject({
    status: 404,
    body: { message: 'ZarCode not found', code: 'not_found' },
  });
});

/** How many codes are read to explain what was typed. */
const readFor = (typed: string) =>
  new Set([...lookAlikeCandidates(typed).slice(0, 3), ...oneMistakeCandidates(typed)]).size;

describe('look-ups of codes that do not exist', () => {
  test('are limited per address; codes that exist are always shown, also on their page', async () => {
    const { config } = world.deps;
    const rateLimits = {
      ...config.rateLimits,
      lookupAddress: { max: 1 + readFor('4ZZ-ZZZ2') + 1 + readFor('4ZZ-ZZZ3'), seconds: 60 },
    };
    // Its clock stands still: the limit is one of a minute.
    const { now } = testClock('2026-04-01T10:00:00.000Z');
    const limited = await newWorld({ config: { ...config, rateLimits }, now });
    const code = await limited.buyCode(await limited.person());
    const look = async (given: string, ip: string) =>
      (await limited.call('zarcodes.get', { params: { code: given }, ip })).status;
    const [one, other] = ['203.0.113.1', '203.0.113.2'];
    const seen = [];
    for (const given of ['4ZZ-ZZZ2', '4ZZ-ZZZ3', '4ZZ-ZZZ4', code]) seen.push(await look(given, one));
    expect(seen).toEqual([404, 404, 429, 200]);
    expect(await look('4ZZ-ZZZ4', other)).toBe(404);
    const page = await limited.call('zarcodes.page', { params: { code: '4ZZ-ZZZ4' }, ip: one });
    expect([page.status, page.headers['retry-after']]).toEqual([429, expect.any(String)]);
  });
});
