/**
 * Requests that are made from the contract, to every route: none fails, every answer is a documented one, and what is
 * refused changes nothing and costs little. `npm run fuzz -- --count 1000` makes more of them.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '#functions/lib/config.ts';
import { openApiDocument } from '#scripts/openapi.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { type Attack, attacked, attacksOn, valueAt } from '#test/support/fuzz/attacks.ts';
import { type Cost, countedPasswords, measure } from '#test/support/fuzz/cost.ts';
import { judgeOf } from '#test/support/fuzz/judge.ts';
import { type Operation, operationsOf } from '#test/support/fuzz/schema.ts';
import { isProof } from '#test/support/proof.ts';
import { type Sample, samples } from '#test/support/samples.ts';
import { sideEffectsIn } from '#test/support/sideEffects.ts';
import { type Item, newWorld, type Person, type World } from '#test/support/world.ts';

const count = Number(process.env['FUZZ_COUNT'] ?? (isProof ? 50 : 10));
/** The same requests in each `npm test`, so that its outcome does not depend on chance. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

const operations = operationsOf(JSON.parse(JSON.stringify(openApiDocument())));

/** So that a limit does not hide what comes behind it. */
let config: Config;
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await testBucket();
  const own = (await newWorld()).deps.config;
  const many = Object.entries(own.rateLimits).map(([name, limit]) => [name, { ...limit, max: 1_000_000 }]);
  config = { ...own, rateLimits: Object.fromEntries(many) };
});

interface Target {
  readonly key: RouteKey;
  readonly world: World;
  readonly person: Person;
  readonly sample: Sample;
}

/** A valid request, made again after it was accepted: many can be made once only. */
async function prepare(key: RouteKey, world: World): Promise<Target> {
  // The highest role, so that only the request can be the reason for a refusal.
  const person = await world.person({ role: 'super_admin' });
  return { key, world, person, sample: await samples[key]({ world, person }) };
}

const send = ({ key, world, person, sample }: Target, attacks: readonly Attack[]) =>
  measure(world.table.client, () =>
    world.call(key, { ...attacks.reduce(attacked, sample), token: person.token }),
  );

/** In one table, because all of it is read after each request. */
const maxPrepared = 50;

const neverStored = ['\0', '\r', '\u202e', '\u200b'];

/** Stored text has no invisible characters, except spaces and the line breaks of a description. */
async function checkStored(world: World): Promise<void> {
  const items = await world.allItems();
  const unmarked = items.filter(
    ({ type, version }) => typeof type !== 'string' || !Number.isInteger(version),
  );
  expect(unmarked).toEqual([]);
  const wrong: string[] = [];
  const isWrong = (text: string) =>
    !text.isWellFormed() || neverStored.some((character) => text.includes(character));
  JSON.stringify(items, (name, value: unknown) => {
    const texts = typeof value === 'string' ? [name, value] : [name];
    wrong.push(...texts.filter(isWrong));
    return value;
  });
  expect(wrong).toEqual([]);
}

/** All fields of the body are optional, so that none is no mistake. */
const takesNothing = (operation: Operation) =>
  (operation.requestBody?.content['application/json']?.schema.required ?? []).length === 0;

interface Tally {
  readonly valid: Cost[];
  readonly refused: Cost[];
}
const tallies = new Map<RouteKey, Tally>();

describe.each(allRoutes())(
  '$key',
  { tags: ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I10', 'I13', 'P12', 'A8'] },
  ({ key, route }) => {
    const operation = operations.get(key);
    if (operation === undefined) throw new Error(`The document has no operation ${key}`);
    const judge = judgeOf(operation);

    test(`answers ${count} requests as documented`, {
      timeout: Math.max(120_000, count * 2000),
    }, async () => {
      const newTable = () => newWorld({ config, passwords: countedPasswords });
      let world = await newTable();
      let prepared = 0;
      const tally: Tally = { valid: [], refused: [] };
      tallies.set(key, tally);
      let target = await prepare(key, world);
      let stored: Item[] | undefined;

      const first = await send(target, []);
      judge(first.value);
      expect(first.value.status, first.value.raw).toBeLessThan(400);
      tally.valid.push(first.cost);
      let isUsed = route.method !== 'GET';

      const property = fc.asyncProperty(attacksOn(operation, route.page === true), async (attacks) => {
        if (isUsed) {
          if (++prepared % maxPrepared === 0) {
            await checkStored(world);
            world = await newTable();
          }
          target = await prepare(key, world);
          stored = undefined;
        }
        stored ??= sideEffectsIn(await world.allItems());
        bucket.takeUses();
        const { value: answer, cost } = await send(target, attacks);
        judge(answer);
        const isRefused = answer.status >= 400;
        isUsed = !isRefused && route.method !== 'GET';
        if (!isRefused) stored = cost.writes > 0 ? undefined : stored;
        else if (cost.writes > 0) expect(sideEffectsIn(await world.allItems())).toEqual(stored);
        const storedFiles = bucket.takeUses().filter((use) => use.startsWith('PutObject'));
        if (isRefused) expect(storedFiles).toEqual([]);
        if (isRefused) tally.refused.push(cost);
        else tally.valid.push(cost);

        const [attack, ...others] = attacks;
        if (attack === undefined || others.length > 0 || !('must' in attack)) return;
        // It takes more than these; six megabytes are tried in hostileInput.test.ts.
        if (attack.kind === 'raw' && attack.must === 413 && route.maxBodyBytes !== undefined) return;
        if (attack.kind === 'raw' && attack.must === 400 && takesNothing(operation) && !isRefused) return;
        expect(answer.status, answer.raw).toBe(attack.must);
        if (attack.kind !== 'type' || valueAt(target.sample.body, attack.at) === undefined) return;
        const field = attack.at.join('.');
        // What is wrong with an element may be said of its list.
        const names = [field, field.replace(/\.\d+$/, '')];
        expect(names.filter((name) => Object.hasOwn(answer.body.fields ?? {}, name))).not.toEqual([]);
      });
      await fc.assert(property, { numRuns: count, seed });

      // At least one call: a route without any may be refused by the rate limit or the session.
      const highest = (costs: readonly Cost[], of: 'calls' | 'hashes') =>
        Math.max(0, ...costs.map((cost) => cost[of]));
      expect(highest(tally.refused, 'calls')).toBeLessThanOrEqual(
        5 * Math.max(1, highest(tally.valid, 'calls')),
      );
      expect(highest(tally.refused, 'hashes')).toBeLessThanOrEqual(highest(tally.valid, 'hashes'));
      await checkStored(world);
      // Nothing of it got into an object that all share.
      expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
    });
  },
);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

// Times are reported and not held: another process may take them.
afterAll(() => {
  if (process.env['FUZZ_COUNT'] === undefined) return;
  const ratios = [...tallies]
    .map(([key, { valid, refused }]) => ({
      key,
      times: refused.length,
      ratio: median(refused.map(({ ms }) => ms)) / median(valid.map(({ ms }) => ms)),
    }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.ratio - a.ratio);
  console.log('A refusal against a valid request, medians of time, the dearest ten:');
  for (const { key, times, ratio } of ratios.slice(0, 10))
    console.log(`  ${ratio.toFixed(2)} x  ${key} (${times} refused)`);
});
