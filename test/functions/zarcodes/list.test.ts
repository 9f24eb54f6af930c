import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-02-01T08:00:00.000Z');
let world: World;
let person: Person;
let codes: Record<string, string>;

const capeTown = {
  city: 'Cape Town',
  province: 'Western Cape',
  suburb: 'Observatory',
  latitude: -33.937,
  longitude: 18.4697,
};
const titles = ['Spaza 10', 'spaza 9', 'Écurie', 'eagle', 'Zoë’s', 'Äpfel', 'abc', 'Öl'];

beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  person = await world.person();
  codes = {};
  for (const [index, title] of titles.entries()) {
    codes[title] = await world.buyCode(person, { title, ...(index % 2 === 1 && capeTown) });
    clock.advance(60);
  }
});

const list = async (query: Record<string, string | number> = {}) => {
  const answer = await world.call('zarcodes.list', { token: person.token, query });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body as {
    zarCodes: { title: string; zarcode: string }[];
    pagination: Record<string, number>;
  };
};
const titlesOf = async (query: Record<string, string | number>) =>
  (await list(query)).zarCodes.map(({ title }) => title);

describe('the order', () => {
  test('is newest first by default', async () => {
    expect(await titlesOf({})).toEqual(titles.toReversed());
    expect(await titlesOf({ sortBy: 'created-desc' })).toEqual(titles.toReversed());
    expect(await titlesOf({ sortBy: 'created-asc' })).toEqual(titles);
  });

  test('of titles ignores accents and case, and sorts numbers numerically', async () => {
    const sorted = ['abc', 'Äpfel', 'eagle', 'Écurie', 'Öl', 'spaza 9', 'Spaza 10', 'Zoë’s'];
    expect(await titlesOf({ sortBy: 'title-asc' })).toEqual(sorted);
    expect(await titlesOf({ sortBy: 'title-desc' })).toEqual(sorted.toReversed());
  });
});

describe('the search', () => {
  test.each([
    ['spaza', ['spaza 9', 'Spaza 10']],
    ['SPAZA 9', ['spaza 9']],
    ['ecurie', ['Écurie']],
    ['zoe', ['Zoë’s']],
    ['observatory', ['eagle', 'spaza 9', 'Äpfel', 'Öl'].toSorted()],
    ['cape spaza', ['spaza 9']],
    ['spaza gauteng', ['Spaza 10']],
    ['nowhere', []],
    ['.*', []],
    ['(', []],
    ['%', []],
  ])('for %s', async (search, expected) => {
    expect((await titlesOf({ search })).toSorted()).toEqual(expected.toSorted());
  });

  test('finds a code in any spelling, and by a part of it', async () => {
    const code = codes['abc'] ?? '';
    for (const search of [code, code.toLowerCase(), code.replace('-', ''), code.replace('-', ' ')]) {
      expect(await titlesOf({ search })).toEqual(['abc']);
    }
    expect(await titlesOf({ search: code.slice(4) })).toContain('abc');
  });

  test.each(['', ' ', '\u200b'])('for %j lists everything', async (search) => {
    expect(await titlesOf({ search })).toHaveLength(titles.length);
  });

  test.each(['-', '--', '- -'])('for %j finds nothing', async (search) => {
    expect(await titlesOf({ search })).toEqual([]);
  });
});

describe('the province', () => {
  test.each([
    ['Western Cape', 4],
    ['Gauteng', 4],
    ['Limpopo', 0],
    ['all', 8],
    ['', 8],
  ])('%s has %i', async (province, count) => {
    expect(await titlesOf({ province })).toHaveLength(count);
  });
});

describe('the pages', () => {
  test('contain the requested codes and the total', async () => {
    const sorted = await titlesOf({ sortBy: 'created-asc' });
    for (const page of [1, 2, 3]) {
      const answer = await list({ sortBy: 'created-asc', page, limit: 3 });
      expect(answer.zarCodes.map(({ title }) => title)).toEqual(sorted.slice((page - 1) * 3, page * 3));
      expect(answer.pagination).toEqual({ page, limit: 3, total: 8, totalPages: 3 });
    }
  });

  test('beyond the end are empty', async () => {
    expect(await list({ page: 999_999, limit: 1000 })).toEqual({
      zarCodes: [],
      pagination: { page: 999_999, limit: 1000, total: 8, totalPages: 1 },
    });
  });

  test('are counted after searching and filtering', async () => {
    expect((await list({ search: 'spaza', limit: 1 })).pagination).toEqual({
      page: 1,
      limit: 1,
      total: 2,
      totalPages: 2,
    });
    expect((await list({ province: 'Limpopo' })).pagination).toEqual({
      page: 1,
      limit: 10,
      total: 0,
      totalPages: 0,
    });
  });

  test('have ten codes by default, also of those that are found', async () => {
    const many = await world.person();
    await world.addBundle(many, 12);
    const { token } = many;
    for (let made = 0; made < 12; made += 1) {
      await world.call('zarcodes.create', { token, body: { ...pretoria, useBundle: true } });
    }
    for (const query of [{}, { province: pretoria.province }, { search: pretoria.city }]) {
      const { body } = await world.call('zarcodes.list', { token, query });
      expect(body.zarCodes).toHaveLength(10);
      expect(body.pagination).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    }
  });
});

test('other users’ codes are never listed', async () => {
  const other = await world.person();
  for (const search of ['', 'spaza', codes['abc'] ?? '', person.id, person.email]) {
    const { body } = await world.call('zarcodes.list', { token: other.token, query: { search } });
    expect(body).toMatchObject({ zarCodes: [], pagination: { total: 0 } });
  }
});

test('a row has the fields of list and map', async () => {
  const { zarCodes } = await list({ search: 'eagle' });
  expect(zarCodes).toEqual([
    {
      id: codes['eagle']?.replace('-', ''),
      zarcode: codes['eagle'],
      title: 'eagle',
      ...capeTown,
      createdAt: '2026-02-01T08:03:00.000Z',
    },
  ]);
});

describe('a mistyped code', () => {
  const mistake = (code: string) => `${code.slice(0, 7)}${code.endsWith('4') ? '7' : '4'}`;

  test('is answered with the own code that it explains, and with nothing of others', async () => {
    const code = codes['abc'] ?? '';
    const { body } = await world.call('zarcodes.list', {
      token: person.token,
      query: { search: mistake(code) },
    });
    expect(body.zarCodes).toEqual([]);
    expect(body.suggestions).toEqual([
      expect.objectContaining({ zarcode: code, city: expect.any(String), province: expect.any(String) }),
    ]);
    const other = await world.person();
    const theirs = await world.call('zarcodes.list', {
      token: other.token,
      query: { search: mistake(code) },
    });
    expect(theirs.body).not.toHaveProperty('suggestions');
  });

  test('is not explained where something is found', async () => {
    expect(await list({ search: codes['abc'] ?? '' })).not.toHaveProperty('suggestions');
    expect(await list({ search: 'no such words' })).not.toHaveProperty('suggestions');
  });
});
