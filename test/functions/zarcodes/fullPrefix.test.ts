import { beforeAll, describe, expect, test } from 'vitest';
import { hashed } from '#functions/data/hashed.ts';
import { clearHits } from '#functions/data/rateLimits.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { isTypoProof } from '#shared/domain/codeRule.ts';
import { makeCreator } from '#test/support/creators.ts';
import { intercept, recordCalls } from '#test/support/dynamoCalls.ts';
import { fewBytes, fillPrefix } from '#test/support/fullPrefix.ts';
import type { Answer } from '#test/support/invoke.ts';
import { openPayFast } from '#test/support/payfast/payFastWorld.ts';
import { readLog } from '#test/support/readLog.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

/** Nothing is left of Pretoria's prefix, nor of QAB; five codes are left of QZZ. */
let world: World;
let free: string[];
beforeAll(async () => {
  world = await newWorld({ randomBytes: fewBytes });
  await fillPrefix(world.table, '7PT');
  await fillPrefix(world.table, 'QAB');
  free = await fillPrefix(world.table, 'QZZ', 5);
});

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const create = ({ token }: Person) =>
  world.call('zarcodes.create', { token, body: { ...pretoria, useBundle: true } });
const createForCreator = ({ token }: Person, headers = {}) =>
  world.call('zarcodes.createForCreator', { token, body: pretoria, headers });

function codeOf({ status, body, raw }: Answer): string {
  expect(status, raw).toBeLessThan(300);
  const code = normaliseCode(body.zarcode) ?? '';
  expect(isTypoProof(code)).toBe(true);
  return code;
}

describe('where a prefix is full', { tags: 'C2' }, () => {
  test('twenty creates at once get different codes of the next prefix', async () => {
    const people = await Promise.all(times(4, () => world.person()));
    for (const person of people) await world.addBundle(person, 10);
    const answers = await Promise.all(times(20, (index) => create(people[index % 4] as Person)));
    const codes = answers.map(codeOf);
    expect(new Set(codes).size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^7PA/);
  });

  const ways: Record<string, (person: Person) => Promise<string>> = {
    'with a bundle': async (person) => {
      await world.addBundle(person, 5);
      return codeOf(await create(person));
    },
    paid: (person) => world.buyCode(person),
    free: async ({ token }) => {
      await world.addVoucher('ALLFREE', 100);
      const body = { zarcode: pretoria, voucherCode: 'ALLFREE' };
      return codeOf(await world.call('payments.create', { token, body }));
    },
    'as a creator without a prefix': async (person) => {
      await makeCreator(person);
      const answer = await createForCreator(person);
      expect(answer.body).not.toHaveProperty('fullPrefix');
      return codeOf(answer);
    },
    'by an admin': async ({ email }) => {
      const { token } = await world.person({ role: 'admin' });
      const body = { ...pretoria, userEmail: email };
      return codeOf(await world.call('adminZarcodes.create', { token, body }));
    },
  };
  test.each(Object.keys(ways))('a code that is made %s gets the next one', async (way) => {
    const code = (await ways[way]?.(await world.person())) ?? '';
    expect(code.replace('-', '')).toMatch(/^7PA/);
  });

  test('a code that PayFast reports as paid gets the next one', async () => {
    const payFast = await openPayFast(world);
    const person = await world.person();
    const { id } = (await payFast.order(person, { zarcode: pretoria })).body;
    await payFast.notify({ m_payment_id: id });
    const { body } = await world.call('payments.get', { token: person.token, params: { id } });
    expect(body.zarcode).toMatch(/^7PA-/);
    await world.setSettings({ usePayFast: false });
  });

  test('is written as often as any other, after one that was refused and one look at four codes', async () => {
    const person = await world.person();
    await world.addBundle(person, 10);
    const { value, calls } = await recordCalls(world.table.client, () => create(person));
    codeOf(value);
    const operations = calls.map(({ operation }) => operation);
    expect(operations.filter((each) => each === 'TransactWriteItems')).toHaveLength(2);
    const looked = calls.filter(({ operation }) => operation === 'BatchGetItem');
    const keys = looked.map(({ input }) =>
      Object.values(input.RequestItems).flatMap((each) => (each as { Keys: unknown[] }).Keys),
    );
    // Up to three more of 7PT, then up to four of 7PA: one drawn twice is looked up once.
    expect(keys).toHaveLength(2);
    expect(keys[0]?.length).toBeLessThanOrEqual(3);
    expect(keys[1]?.length).toBeLessThanOrEqual(4);
  });

  test('is reported once, with the draws of each code', async () => {
    await clearHits(world.table, 'prefixFilling', hashed('7PT'));
    const people = await Promise.all(times(4, () => world.person()));
    const logged = readLog<{ message: string; prefix?: string; draws?: number }>();
    for (const person of people.slice(1)) await world.buyCode(person);
    const rustenburg = { city: 'Rustenburg', province: 'North West', latitude: -25.667, longitude: 27.242 };
    await world.buyCode(people[0] as Person, rustenburg);
    const lines = logged();
    expect(lines.filter(({ message }) => message === 'prefix filling')).toMatchObject([{ prefix: '7PT' }]);
    expect(lines.filter(({ message }) => message === 'code issued')).toMatchObject([
      ...times(3, () => ({ prefix: '7PA', draws: expect.toSatisfy((draws) => draws >= 5) })),
      { prefix: '6RT', draws: 1 },
    ]);
  });
});

describe("a creator's own prefix", { tags: 'C2' }, () => {
  test('is left when forty codes of it are taken, which the creator is informed of', async () => {
    const creator = await world.person();
    await makeCreator(creator, { uniquePrefix: 'QAB' });
    const headers = { 'idempotency-key': 'full-prefix-1' };
    const { value, calls } = await recordCalls(world.table.client, () => createForCreator(creator, headers));
    expect(codeOf(value)).toMatch(/^7PA/);
    expect(value.body.fullPrefix).toBe('QAB');
    const looked = calls
      .filter(({ operation }) => operation === 'BatchGetItem')
      .flatMap(({ input }) =>
        Object.values(input.RequestItems).flatMap((each) => (each as { Keys: { pk: string }[] }).Keys),
      )
      .filter(({ pk }) => pk.startsWith('CODE#QAB'));
    // And one that was refused.
    expect(looked.length).toBeGreaterThanOrEqual(39);
    const repeated = await createForCreator(creator, headers);
    expect(repeated.body).toEqual(value.body);
  });

  test('goes on while a few codes are left, or the standard one does: none twice', async () => {
    const creator = await world.person();
    await makeCreator(creator, { uniquePrefix: 'QZZ' });
    expect(free).toHaveLength(5);
    const codes = (await Promise.all(times(10, () => createForCreator(creator)))).map(codeOf);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      if (code.startsWith('QZZ')) expect(free).toContain(code);
      else expect(code).toMatch(/^7PA/);
    }
  });
});

test('a whole province without a free code gives 503 and uses no credit', { tags: 'C2' }, async () => {
  const person = await world.person();
  await world.addBundle(person, 5);
  const stored = (await world.allItems()).filter(({ type }) => type !== 'rateLimit');
  const all = intercept(world.table.client, async ({ operation, input }, send) => {
    if (operation !== 'BatchGetItem') return send();
    const Responses = Object.fromEntries(
      Object.entries(input.RequestItems).map(([name, requested]) => [
        name,
        (requested as { Keys: unknown[] }).Keys,
      ]),
    );
    return { output: { Responses } };
  });
  const refused = await create(person);
  all();
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.body.message).toMatch(/try again/i);
  expect((await world.allItems()).filter(({ type }) => type !== 'rateLimit')).toEqual(stored);
});
