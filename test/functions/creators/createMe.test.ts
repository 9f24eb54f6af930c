import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const admin = () => world.person({ role: 'admin' });
const create = ({ token }: Person, body: object) => world.call('creators.createMe', { token, body });
const claims = async () => (await world.allItems()).filter(({ type }) => /slug|prefix|holder/.test(type));
const named = async (displayName: string) =>
  (await create(await admin(), { displayName })).body.slug as string;

describe('a profile', () => {
  test('is made with its name alone, active and without a prefix', async () => {
    const person = await admin();
    const answer = await create(person, { displayName: '  Mama   Joy   Deliveries ' });
    expect(answer.status).toBe(201);
    const at = clock.now().toISOString();
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^crt_\w{20}$/),
      slug: 'mama-joy-deliveries',
      displayName: 'Mama Joy Deliveries',
      uniquePrefix: '',
      useStandardPrefix: false,
      isActive: true,
      instagram: '',
      facebook: '',
      tiktok: '',
      xcom: '',
      website: '',
      email: '',
      createdAt: at,
      updatedAt: at,
    });
    const me = await world.call('creators.me', { token: person.token });
    expect(me.body).toEqual({
      ...answer.body,
      stats: { totalCodes: 0, claimed: 0, thisMonth: 0, provinces: 0 },
      today: { made: 0, max: 500 },
    });
  });

  test('is one for each person', async () => {
    const person = await admin();
    await create(person, { displayName: 'First' });
    const before = await world.allItems();
    expect(await create(person, { displayName: 'Second', uniquePrefix: 'SEC' })).toMatchObject({
      status: 409,
      body: { code: 'creator_exists' },
    });
    expect(await world.allItems()).toEqual(before);
  });

  test('needs a name', async () => {
    for (const body of [{}, { displayName: '' }, { displayName: ' \u200B ' }]) {
      expect((await create(await admin(), body)).body).toMatchObject({
        code: 'invalid_request',
        fields: { displayName: 'Display name is required' },
      });
    }
  });

  test('stores a website with its scheme, and refuses what is no web address', { tags: 'I7' }, async () => {
    const { body } = await create(await admin(), { displayName: 'Site', website: 'www.example.co.za/shop' });
    expect(body.website).toBe('https://www.example.co.za/shop');
    // A look-alike of another domain shows what it is.
    const lookAlike = await create(await admin(), { displayName: 'Site', website: '//ex\u0430mple.co.za' });
    expect(lookAlike.body.website).toBe('https://xn--exmple-4nf.co.za/');
    for (const website of [
      'javascript:alert(1)',
      'JavaScript:alert(1)//example.co.za',
      'data:text/html,x',
      'vbscript:msgbox(1)',
      'https://good@evil.example',
      'https://good:pass@evil.example',
      'file:///etc/passwd',
      'example',
      'https://a@b.co.za',
      'a b.co.za',
    ]) {
      const refused = await create(await admin(), { displayName: 'Site', website });
      expect(refused.body.fields, website).toEqual({
        website: 'Please enter a web address, such as https://example.co.za.',
      });
    }
  });

  test('takes names and pages of networks, and no other addresses', async () => {
    const given = {
      instagram: '@mama.joy',
      facebook: 'https://www.facebook.com/mamajoy',
      tiktok: 'tiktok.com/@mamajoy',
      xcom: 'https://twitter.com/mamajoy',
    };
    expect((await create(await admin(), { displayName: 'Social', ...given })).body).toMatchObject(given);
    for (const instagram of ['https://evil.example/mama', 'javascript:alert(1)', 'two words', '@']) {
      const refused = await create(await admin(), { displayName: 'Social', instagram });
      expect(refused.status, instagram).toBe(400);
      expect(Object.keys(refused.body.fields)).toEqual(['instagram']);
    }
  });
});

describe('a prefix', () => {
  test('is three letters, stored as capitals', async () => {
    const { body } = await create(await admin(), { displayName: 'Abc', uniquePrefix: ' qwe ' });
    expect(body.uniquePrefix).toBe('QWE');
    for (const uniquePrefix of ['AB', 'ABCD', 'A1C', '123', 'ﬁA', 'ÄBC']) {
      const refused = await create(await admin(), { displayName: 'Abc', uniquePrefix });
      expect(refused.body.fields, uniquePrefix).toEqual({
        uniquePrefix: 'A prefix is three letters, such as ABC.',
      });
    }
  });

  test('is no reserved word', async () => {
    expect((await create(await admin(), { displayName: 'Zar', uniquePrefix: 'zar' })).body.fields).toEqual({
      uniquePrefix: 'This prefix is reserved. Please choose another one.',
    });
  });

  test('claimed by twenty at once goes to one, and the others have made nothing', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, admin));
    const before = await claims();
    const answers = await Promise.all(
      people.map((person, index) => create(person, { displayName: `Rush ${index}`, uniquePrefix: 'RSH' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 201)) {
      expect(body).toEqual({
        code: 'prefix_taken',
        message: 'This prefix is taken. Please choose another one.',
        fields: { uniquePrefix: 'This prefix is taken. Please choose another one.' },
      });
    }
    // The winner's slug, prefix and holder.
    expect(await claims()).toHaveLength(before.length + 3);
  });
});

describe('a slug', () => {
  test('comes from the name', async () => {
    expect(await named('Café Ünlü & Söhne')).toBe('cafe-unlu-sohne');
    expect(await named('  --Joe’s  Spaza!! ')).toBe('joes-spaza');
    expect(await named('東京')).toBe('zarcodes-creator');
    expect(await named('東京')).toBe('zarcodes-creator-2');
    expect(await named('The very best spaza shop of all in Soweto')).toBe(
      'the-very-best-spaza-shop-of-all-in',
    );
  });

  test('is never the shape of a code', async () => {
    expect(await named('bakerys')).toBe('bakerys-2');
    expect(await named('Mama Joy')).toBe('mama-joy-2');
    expect(await named('1cape fl')).toBe('1cape-fl-2');
    expect(await named('abc-1234')).toBe('abc-1234-2');
    // abcdef-2 to abcdef-9 are seven characters.
    expect(await named('abcdef')).toBe('abcdef');
    expect(await named('abcdef')).toBe('abcdef-10');
  });

  test('is never a path of the site', async () => {
    expect(await named('Support')).toBe('support-2');
    expect(await named('admin')).toBe('admin-2');
    expect(await named('My Codes')).toBe('my-codes-2');
  });

  test('claimed by twenty at once goes to one, and the others get one with a number', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, admin));
    const answers = await Promise.all(people.map((person) => create(person, { displayName: 'Rush Hour' })));
    const slugs = answers.map(({ body }) => body.slug);
    const expected = ['rush-hour', ...Array.from({ length: 19 }, (_, index) => `rush-hour-${index + 2}`)];
    expect(new Set(slugs)).toEqual(new Set(expected));
  });
});

test('twenty profiles of one person at once leave one, with its claims', async () => {
  const person = await admin();
  const before = await claims();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => create(person, { displayName: `Same person ${index}` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(19).fill(409)]);
  expect(await claims()).toHaveLength(before.length + 2);
});
