/** One idempotency key acts once: the helper that routes share, whatever the act. */
import { beforeEach, describe, expect, test } from 'vitest';
import { getSavedResponse } from '#functions/data/idempotency.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { day, testClock } from '#test/support/clock.ts';
import { testTable } from '#test/support/engine.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let deps: Dependencies;
let acts: number;
beforeEach(async () => {
  const table = await testTable();
  deps = { ...dependencies(), table, now: clock.now };
  acts = 0;
});

const submission = { userId: 'usr_1', key: 'key-1', request: ['area.verb', { title: 'A' }] };
type Save = (entity: number) => readonly Write[];

/** Returns which act it was, which the response states as `count`. */
const actOnce = async (save: Save) => {
  acts += 1;
  const count = acts;
  await transact(deps.table, [
    { label: 'act', Put: { Item: { pk: `ACT#${deps.newId('try')}`, sk: 'ACT' } } },
    ...save(count),
  ]);
  return count;
};
const submit = async (change: Partial<typeof submission | { key: null }> = {}, act = actOnce) =>
  withIdempotency(
    deps,
    await readSubmission(deps, { ...submission, ...change }),
    (count) => ({ count }),
    act,
  );

const conflict = {
  code: 'idempotency_conflict',
  message: 'This request was already used for something else. Please try again.',
};

describe('a key', { tags: 'C5' }, () => {
  test('gets the first response again and acts no more, for 24 hours', async () => {
    expect(await submit()).toEqual({ count: 1 });
    clock.advance(day - 1);
    expect(await submit()).toEqual({ count: 1 });
    expect(acts).toBe(1);
    clock.advance(1);
    expect(await submit()).toEqual({ count: 2 });
  });

  test('is stored with its end', async () => {
    await submit();
    const now = clock.now().getTime() / 1000;
    expect(await getSavedResponse(deps.table, 'usr_1', 'key-1', now)).toMatchObject({
      answer: { count: 1 },
      expiresAt: now + day,
    });
  });

  test.each([
    ['person', { userId: 'usr_2' }],
    ['key', { key: 'key-2' }],
    ['call without a key', { key: null }],
  ])('is nothing to another %s', async (_, change) => {
    await submit();
    expect(await submit(change)).toEqual({ count: 2 });
    expect(await submit()).toEqual({ count: 1 });
  });

  test('is refused for another request', async () => {
    await submit();
    await expect(submit({ request: ['area.verb', { title: 'B' }] })).rejects.toMatchObject(conflict);
    expect(acts).toBe(1);
  });
});

test('without a key every call acts, and nothing is saved', async () => {
  const saved: (readonly Write[])[] = [];
  const act = async (save: Save) => {
    saved.push(save(1));
    return actOnce(save);
  };
  for (const count of [1, 2]) expect(await submit({ key: null }, act)).toEqual({ count });
  expect(saved).toEqual([[], []]);
});

describe('where the act fails', { tags: 'C5' }, () => {
  const failAfter = (first: () => Promise<unknown>) => async (): Promise<number> => {
    await first();
    throw new ConditionFailed(['credit']);
  };

  test('so does the call, and the key may be used again', async () => {
    await expect(
      submit(
        {},
        failAfter(async () => undefined),
      ),
    ).rejects.toThrow('Condition failed: credit');
    expect(await submit()).toEqual({ count: 1 });
  });

  test('because the same request acted meanwhile, that one’s response is returned', async () => {
    expect(await submit({}, failAfter(submit))).toEqual({ count: 1 });
  });

  test('and another request used the key meanwhile, it is refused', async () => {
    const other = () => submit({ request: ['area.verb', { title: 'B' }] });
    await expect(submit({}, failAfter(other))).rejects.toMatchObject(conflict);
  });

  test('because both came at once, one acts', async () => {
    const responses = await Promise.all([submit(), submit()]);
    expect(responses[0]).toEqual(responses[1]);
  });
});
