import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeTombstone } from '#functions/data/deletedCodes.ts';
import { transact } from '#functions/data/transact.ts';
import { writeNewZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { drawCode, isTypoProof, symbolValues } from '#shared/domain/codeRule.ts';
import { lookAlikeCandidates, oneMistakeCandidates } from '#shared/domain/mistakes.ts';
import { testClock } from '#test/support/clock.ts';
import { type DynamoCall, intercept, recordCalls } from '#test/support/dynamoCalls.ts';
import { pinnedPlace } from '#test/support/orders.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
let config: World['deps']['config'];
beforeAll(async () => {
  // It stands still, since the limit is one of a minute.
  world = await newWorld({ now: testClock('2026-04-01T10:00:00.000Z').now });
  config = world.deps.config;
  unlimited();
});
afterEach(unlimited);

const limitTo = (max: number) =>
  provideDependencies({
    config: { ...config, rateLimits: { ...config.rateLimits, lookupAddress: { max, seconds: 60 } } },
  });
function unlimited(): void {
  limitTo(1_000_000);
}

const look = (code: string, ip = '203.0.113.9') => world.call('zarcodes.get', { params: { code }, ip });
const newCode = () => drawCode(`7${'ABCDEFGHJ'.charAt(Math.random() * 9)}T`, randomBytes);

const at = '2026-01-01T00:00:00.000Z';
const stored = (code: string, city = 'Pretoria'): ZarCode => ({
  ...pinnedPlace,
  code,
  city,
  ownerId: 'usr_secret',
  isCreatorCode: false,
  createdAt: at,
  updatedAt: at,
  version: 1,
});
const issue = async (...codes: readonly (readonly [string, string] | string)[]) => {
  const writes = codes.map((each) =>
    writeNewZarCode(typeof each === 'string' ? stored(each) : stored(...each)),
  );
  for (let from = 0; from < writes.length; from += 100) {
    await transact(world.deps.table, writes.slice(from, from + 100));
  }
};

/** Another symbol there, which nobody takes for the one that it replaces. */
function mistyped(code: string, placeOfSymbol: number): string {
  const typed = [...'3479CDFGHJKMNPQRTVWXY']
    .map((symbol) => code.slice(0, placeOfSymbol) + symbol + code.slice(placeOfSymbol + 1))
    .find(
      (each) =>
        normaliseCode(each) === each &&
        each !== code &&
        lookAlikeCandidates(each).every((alike) => alike !== code),
    );
  if (typed === undefined) throw new Error(`No mistake for ${code}`);
  return typed;
}
const swappedEnds = (code: string) => code.slice(0, 5) + code.charAt(6) + code.charAt(5);

describe('a code that does not exist', { tags: 'C14' }, () => {
  test('is answered with the one that was meant: its city and province, and nothing else', async () => {
    const code = newCode();
    await issue([code, 'Mamelodi']);
    for (const typed of [mistyped(code, 4), mistyped(code, 1), formatCode(mistyped(code, 6)).toLowerCase()]) {
      const { status, body, raw } = await look(typed);
      expect(status).toBe(404);
      expect(body).toEqual({
        message: 'ZarCode not found',
        code: 'not_found',
        suggestions: [{ zarcode: formatCode(code), city: 'Mamelodi', province: 'Gauteng' }],
      });
      expect(raw).not.toContain('usr_');
    }
  });

  test('whose symbols were swapped, too', async () => {
    let code = newCode();
    while (swappedEnds(code) === code || lookAlikeCandidates(swappedEnds(code)).includes(code))
      code = newCode();
    await issue(code);
    const { body } = await look(swappedEnds(code));
    expect(body.suggestions).toEqual([{ zarcode: formatCode(code), city: 'Pretoria', province: 'Gauteng' }]);
  });

  test('that nothing explains is answered with an empty list', async () => {
    expect((await look('4ZZ-ZZZ2')).body).toMatchObject({ code: 'not_found', suggestions: [] });
  });

  test('gets at most three', async () => {
    let typed = newCode();
    while (isTypoProof(typed) || oneMistakeCandidates(typed).length < 5) typed = mistyped(newCode(), 5);
    await issue(...oneMistakeCandidates(typed));
    const { body } = await look(typed);
    expect(body.suggestions).toHaveLength(3);
    const offered: string[] = body.suggestions.map(({ zarcode }: { zarcode: string }) =>
      zarcode.replace('-', ''),
    );
    for (const code of offered) expect(oneMistakeCandidates(typed)).toContain(code);
  });

  test('gets none that was deleted', async () => {
    const code = newCode();
    await issue(code);
    await transact(world.deps.table, [writeTombstone(stored(code), at)]);
    const { raw, body } = await look(mistyped(code, 3));
    expect(body.suggestions).toEqual([]);
    expect(raw).not.toContain(formatCode(code));
  });

  test('is as long in the edge’s cache as any other 404, and so is a look-alike', async () => {
    const code = `${newCode().slice(0, 3)}25${'34'}`;
    await issue(code);
    const missing = 'public, max-age=0, s-maxage=30';
    const opened = await look(`${code.slice(0, 3)}Z534`);
    expect(opened).toMatchObject({ status: 200, body: { id: code } });
    expect(opened.headers['cache-control']).toBe(missing);
    expect((await look('4ZZ-ZZZ3')).headers['cache-control']).toBe(missing);
    expect((await look(code)).headers['cache-control']).toBe('public, max-age=0, s-maxage=300');
    const { token } = await world.person();
    const signedIn = await world.call('zarcodes.get', { params: { code: `${code.slice(0, 3)}Z534` }, token });
    expect(signedIn.headers['cache-control']).toBe('no-store');
  });
});

describe('a look-alike', { tags: 'C14' }, () => {
  /** Two codes of which one looks like what is typed, and the other is one mistake away from it. */
  function explained(): { typed: string; alike: string; other: string } {
    for (;;) {
      const alike = newCode();
      const typed = alike.replace(/[258SZ](?=.{0,3}$)/, (symbol) => '25ZS8'.charAt('ZS25B'.indexOf(symbol)));
      const other = oneMistakeCandidates(typed).find((each) => !lookAlikeCandidates(typed).includes(each));
      if (typed !== alike && other !== undefined && lookAlikeCandidates(typed)[0] === alike)
        return { typed, alike, other };
    }
  }

  test('opens where no other existing code explains the mistake; otherwise both are offered', async () => {
    const { typed, alike, other } = explained();
    await issue(alike);
    expect(await look(typed)).toMatchObject({ status: 200, body: { id: alike } });
    await issue(other);
    const { status, body } = await look(typed);
    expect(status).toBe(404);
    expect(body.suggestions.map(({ zarcode }: { zarcode: string }) => zarcode)).toEqual([
      formatCode(alike),
      formatCode(other),
    ]);
  });

  test('of two that look alike both are offered', async () => {
    await issue('4PTCCO0', '4PTCC0O');
    const { status, body } = await look('4PT-CCOO');
    expect(status).toBe(404);
    expect(body.suggestions).toHaveLength(2);
  });

  test('a code that exists comes first, whatever rule it breaks', async () => {
    const { typed, alike } = explained();
    await issue(alike, [typed, 'Soweto']);
    expect(isTypoProof(typed)).toBe(false);
    expect((await look(typed)).body).toMatchObject({ id: typed, city: 'Soweto' });
  });
});

describe('guessing', () => {
  const codesIn = ({ operation, input }: DynamoCall): number => {
    if (operation === 'GetItem') return String(input.Key.pk).startsWith('CODE#') ? 1 : 0;
    if (operation !== 'BatchGetItem') return 0;
    return Object.values<{ Keys: unknown[] }>(input.RequestItems).flatMap(({ Keys }) => Keys).length;
  };

  test('is no cheaper with suggestions: every code that is read counts, up to 300 a minute', async () => {
    limitTo(config.rateLimits.lookupAddress.max);
    expect(config.rateLimits.lookupAddress).toEqual({ max: 300, seconds: 60 });
    const ip = '198.51.100.7';
    let codesRead = 0;
    let looked = 0;
    for (let status = 404; status === 404; looked++) {
      const { value, calls } = await recordCalls(world.table.client, () => look(mistyped(newCode(), 4), ip));
      status = value.status;
      const read = calls.reduce((total, call) => total + codesIn(call), 0);
      if (status === 429) {
        // It read beside the count, and says nothing of it.
        expect(value.body).not.toHaveProperty('suggestions');
        expect(read).toBeLessThanOrEqual(32);
        break;
      }
      codesRead += read;
    }
    expect(codesRead).toBeLessThanOrEqual(300);
    expect(looked).toBeGreaterThan(10);
  });

  test('nor with the search, which offers no look-alikes beyond the limit and goes on with words', async () => {
    limitTo(2);
    const ip = '198.51.100.8';
    await issue('5PTFGH2');
    const find = async () =>
      (await world.call('search.combined', { query: { q: '5PT-FGHZ' }, ip })).body.results;
    expect(await find()).toHaveLength(1);
    for (let more = 0; more < 3; more++) await look('4ZZ-ZZZ2', ip);
    expect(await find()).toEqual([]);
    const sandton = await world.call('search.combined', { query: { q: 'Sandton' }, ip });
    expect(sandton.body.results[0]).toMatchObject({ title: 'Sandton' });
  });

  test('costs half a read unit for each code, in one batch, and none for codes that exist', async () => {
    const code = newCode();
    await issue(code);
    expect((await recordCalls(world.table.client, () => look(code))).readUnits).toBe(0.5);
    const typed = mistyped(code, 3);
    const { calls, readUnits } = await recordCalls(world.table.client, () => look(typed));
    expect(calls.filter(({ operation }) => operation === 'BatchGetItem')).toHaveLength(1);
    const candidates = new Set([...lookAlikeCandidates(typed).slice(0, 3), ...oneMistakeCandidates(typed)]);
    expect(readUnits).toBe(0.5 * (1 + candidates.size));
    expect(readUnits).toBeLessThanOrEqual(16);
  });
});

// Over HTTP: test/integration/localHttp.test.ts.
test('no mistake in an issued code leads to another place, over all substitutions and swaps', {
  tags: 'C14',
  // 25 seconds of an idle core; this ends only what hangs.
  timeout: 600_000,
}, async () => {
  const codes = Array.from({ length: 3000 }, newCode);
  const existing = new Map([...new Set(codes)].map((code) => [code, stored(code)]));
  // The table is in memory here: the handler asks it some twenty thousand times.
  const removed = intercept(world.table.client, async ({ operation, input }, send) => {
    if (operation === 'UpdateItem') return { output: {} };
    const itemOf = ({ pk }: { pk: string }) => {
      const zarCode = existing.get(pk.slice('CODE#'.length));
      return zarCode === undefined ? undefined : { pk, sk: 'CODE', type: 'zarcode', ...zarCode };
    };
    if (operation === 'GetItem') return { output: { Item: itemOf(input.Key) } };
    if (operation !== 'BatchGetItem') return send();
    const Responses = Object.entries<{ Keys: { pk: string }[] }>(input.RequestItems).map(
      ([name, { Keys }]) => [name, Keys.map(itemOf).filter((item) => item !== undefined)],
    );
    return { output: { Responses: Object.fromEntries(Responses) } };
  });
  let opened = 0;
  let tried = 0;
  const check = async (typed: string, meant: string) => {
    const { status, body } = await look(typed);
    tried++;
    if (status === 400) return; // not the form of a code
    if (status === 200) {
      opened++;
      expect(body.id, typed).toBe(meant);
    } else {
      const offered: string[] = body.suggestions.map(({ zarcode }: { zarcode: string }) =>
        zarcode.replace('-', ''),
      );
      expect(status).toBe(404);
      if (offered.length < 3) expect(offered, typed).toContain(meant);
    }
  };
  for (const meant of codes.slice(0, 8)) {
    for (let index = 0; index < 7; index++) {
      for (const symbol of symbolValues)
        if (symbol !== meant[index])
          await check(meant.slice(0, index) + symbol + meant.slice(index + 1), meant);
      for (let other = index + 1; other < 7; other++) {
        const typed = [...meant].with(index, meant.charAt(other)).with(other, meant.charAt(index)).join('');
        if (typed !== meant) await check(typed, meant);
      }
    }
  }
  removed();
  expect(tried).toBeGreaterThan(8 * 245);
  expect(opened).toBeGreaterThan(0);
});
