/** The step that all ways to a code share. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Write } from '#functions/data/transact.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { issueCode, type NewCode } from '#functions/domain/zarcodes/issueCode.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { isTypoProof } from '#shared/domain/codeRule.ts';
import { testClock } from '#test/support/clock.ts';
import { intercept, transactionCancelled } from '#test/support/dynamoCalls.ts';
import { testTable } from '#test/support/engine.ts';
import { orderedDraws } from '#test/support/orderedDraws.ts';
import { pinnedPlace as place } from '#test/support/orders.ts';
import { readLog } from '#test/support/readLog.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const createdAt = clock.now().toISOString();

let deps: Dependencies;
beforeEach(async () => {
  const table = await testTable();
  deps = { ...dependencies(), table, now: clock.now };
});

const issue = (change: Partial<NewCode> = {}, own: Partial<Dependencies> = {}) =>
  issueCode({ ...deps, ...own }, { ownerId: 'usr_1', place, alsoWrite: () => [], ...change });
const refusedWrite: Write = {
  label: 'credit',
  ConditionCheck: { Key: { pk: 'NONE', sk: 'NONE' }, ConditionExpression: 'attribute_exists(pk)' },
};

describe('a code', () => {
  test('is stored as it is returned, paid for unless said otherwise', async () => {
    const zarCode = await issue();
    const code = expect.stringMatching(/^7PT/);
    const common = { ...place, ownerId: 'usr_1', createdAt, updatedAt: createdAt, version: 1 };
    expect(zarCode).toEqual({ ...common, code, isCreatorCode: false, kind: 'paid' });
    expect(isTypoProof(zarCode.code)).toBe(true);
    expect(await getZarCode(deps.table, zarCode.code)).toEqual(zarCode);
    expect(await issue({ kind: 'bundle' })).toMatchObject({ kind: 'bundle' });
  });

  test('of a creator has the creator’s prefix, or the place’s', async () => {
    const common = { isCreatorCode: true, kind: 'creator', creatorId: 'crt_1' };
    const own = await issue({ creator: { id: 'crt_1', prefix: 'QAB' } });
    expect(own).toMatchObject({ ...common, code: expect.stringMatching(/^QAB/) });
    const standard = await issue({ creator: { id: 'crt_1', prefix: null } });
    expect(standard).toMatchObject({ ...common, code: expect.stringMatching(/^7PT/) });
  });

  test('is drawn again where it is taken, and the log has the draws', { tags: 'C2' }, async () => {
    const lines = readLog<object>();
    const { code: taken } = await issue({}, { randomBytes: orderedDraws() });
    const { code } = await issue({}, { randomBytes: orderedDraws() });
    expect(code).not.toBe(taken);
    expect(lines()).toMatchObject([
      { message: 'code issued', prefix: '7PT', draws: 1 },
      { message: 'code issued', prefix: '7PT', draws: 2 },
    ]);
  });
});

describe('with what belongs to it', () => {
  test('it is written at once', async () => {
    const writtenFor = ({ code }: ZarCode): Write[] => [
      { label: 'note', Put: { Item: { pk: `NOTE#${code}`, sk: 'NOTE' } } },
    ];
    const counted: string[] = [];
    const stop = intercept(deps.table.client, ({ operation, input }, send) => {
      if (operation === 'TransactWriteItems') {
        for (const { Put, Update } of input.TransactItems) counted.push((Put?.Item ?? Update.Key).pk);
      }
      return send();
    });
    const { code } = await issue({ alsoWrite: writtenFor });
    stop();
    expect(counted).toEqual([`CODE#${code}`, 'COUNTS#usr_1', `NOTE#${code}`]);
  });

  test('nothing is written where one write is refused, which the caller learns', async () => {
    const refused = { labels: ['credit'] };
    const { code } = await issue({}, { randomBytes: orderedDraws() });
    await expect(issue({ alsoWrite: () => [refusedWrite] })).rejects.toMatchObject(refused);
    // Also where the code is taken as well.
    await expect(
      issue({ alsoWrite: () => [refusedWrite] }, { randomBytes: orderedDraws() }),
    ).rejects.toMatchObject(refused);
    await expect(issue({ max: 1 })).rejects.toMatchObject({ labels: ['counts'] });
    expect(await getZarCode(deps.table, code)).not.toBeNull();
  });

  test('another failure stays what it is', async () => {
    const failure = new Error('The table is gone');
    const stop = intercept(deps.table.client, () => Promise.reject(failure));
    await expect(issue()).rejects.toBe(failure);
    stop();
  });
});

test('a province without a free code says so', { tags: 'C2' }, async () => {
  const stop = intercept(deps.table.client, async ({ operation, input }, send) => {
    if (operation === 'TransactWriteItems') {
      throw transactionCancelled(
        input.TransactItems.map((_: unknown, index: number) =>
          index === 0 ? 'ConditionalCheckFailed' : 'None',
        ),
      );
    }
    // Each prefix is reported as full.
    if (operation === 'UpdateItem') return { output: {} };
    if (operation !== 'BatchGetItem') return send();
    const requested = Object.entries<{ Keys: unknown[] }>(input.RequestItems);
    return { output: { Responses: Object.fromEntries(requested.map(([name, { Keys }]) => [name, Keys])) } };
  });
  await expect(issue()).rejects.toMatchObject({
    code: 'unavailable',
    message: 'We could not find a free code. Please try again.',
  });
  stop();
});
