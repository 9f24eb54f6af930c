/** Which codes are tried for a place, in which order, and what is read for them (docs/decisions/0080). */
import { beforeEach, describe, expect, test } from 'vitest';
import { drawCodes } from '#functions/domain/zarcodes/drawCodes.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { isTypoProof } from '#shared/domain/codeRule.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { testTable } from '#test/support/engine.ts';
import { orderedDraws } from '#test/support/orderedDraws.ts';
import { readLog } from '#test/support/readLog.ts';

let deps: Dependencies;
/** How many codes each look at the table was for. */
let looks: number[];
/** Beginnings of codes that are taken. */
let full: string[];
beforeEach(async () => {
  const table = await testTable();
  deps = { ...dependencies(), table, randomBytes: orderedDraws() };
  looks = [];
  full = [];
  intercept(table.client, async ({ operation, input }, send) => {
    if (operation !== 'BatchGetItem') return send();
    const keys = input.RequestItems[table.name].Keys as { pk: string }[];
    looks.push(keys.length);
    const taken = keys.filter(({ pk }) => full.some((start) => pk.startsWith(`CODE#${start}`)));
    return { output: { Responses: { [table.name]: taken } } };
  });
});

/** The first draws, as if each were refused. */
async function refuse(count: number, ownPrefix: string | null = null) {
  const draws: { code: string; draws: number }[] = [];
  for await (const draw of drawCodes(deps, { province: 'Gauteng', city: 'Pretoria', ownPrefix })) {
    draws.push(draw);
    if (draws.length === count) break;
  }
  for (const { code } of draws) expect(isTypoProof(code)).toBe(true);
  return { prefixes: draws.map(({ code }) => code.slice(0, 3)), counts: draws.map((draw) => draw.draws) };
}
const times = (count: number, prefix: string) => Array.from({ length: count }, () => prefix);

describe('the codes of a place', { tags: 'C2' }, () => {
  test('are four of each prefix, of which the first is not looked up', async () => {
    const { prefixes, counts } = await refuse(9);
    expect(prefixes).toEqual([...times(4, '7PT'), ...times(4, '7PA'), '7PB']);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(looks).toEqual([3, 4, 4]);
  });

  test('are forty of a creator’s own prefix first', async () => {
    const { prefixes } = await refuse(41, 'QAB');
    expect(prefixes).toEqual([...times(40, 'QAB'), '7PT']);
    expect(looks).toEqual([...Array(9).fill(4), 3, 4]);
  });

  test('are none that are known to be taken', async () => {
    full = ['7PT', '7PA'];
    expect(await refuse(2)).toEqual({ prefixes: ['7PT', '7PB'], counts: [1, 9] });
  });

  test('leave a prefix with a line in the log, once a month', async () => {
    const lines = readLog<object>();
    await refuse(5);
    await refuse(9);
    expect(lines()).toMatchObject([
      { level: 'WARN', message: 'prefix filling', prefix: '7PT' },
      { level: 'WARN', message: 'prefix filling', prefix: '7PA' },
    ]);
  });
});
