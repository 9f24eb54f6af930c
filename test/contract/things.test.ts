/**
 * Every route that is about a thing, called by everybody, with somebody else's thing and one that does not exist.
 * Somebody else's is answered like one that does not exist, unless the caller may see it; who may not call the route at
 * all learns of neither. One's own things are in `permissions.test.ts`.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { meetsLevel } from '#shared/domain/can.ts';
import { type Caller, callers, personOf } from '#test/support/callers.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { type Sample, samples } from '#test/support/samples.ts';
import { withoutSideEffects } from '#test/support/sideEffects.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

type Params = Readonly<Record<string, string>>;

/** What opens other people's things for admins, with its words in docs/product/accounts.md#roles-and-permissions. */
const openToAdmins: Partial<Record<RouteKey, string>> = {
  'zarcodes.update': 'admins may edit any code',
  'zarcodes.setGuide': 'admins may set the guide of any code that they see',
  'zarcodes.history': 'and read its history',
  'visits.list': 'and what visitors said of it',
};

/** Where the last of several things exists as a file only: there is no file of that name. */
const answersOfFiles: Partial<Record<RouteKey, ErrorCode>> = { 'expenses.completeSlip': 'slip_missing' };

const aboutThings = allRoutes()
  .filter(({ route }) => route.params !== undefined)
  .map(({ key, route }) => ({
    key,
    route,
    names: [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    mayCall: callers.filter(({ levels }) => levels.includes(route.level)),
    mayNotCall: callers.filter(({ levels }) => !levels.includes(route.level)),
  }));
/** A route declares `not_found` as soon as it looks for a thing: else its 404 would be no documented answer. */
const lookForThings = aboutThings.filter(({ route }) => (route.errors ?? []).includes('not_found'));

/** Well formed, and of nothing that there is. */
function missing(name: string, value = ''): string {
  const [, prefix] = /^([a-z]{3})_/.exec(value) ?? [];
  if (prefix !== undefined) return `${prefix}_${'0'.repeat(20)}`;
  if (name === 'code') return '1ZZ-ZZZZ';
  return /^\d+$/.test(value) ? '99' : 'nothing-of-this-name';
}

const allMissing = ({ params = {} }: Sample): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, missing(name, value)]));

/** What a creator has, where `isCreator`: their codes were made as such. */
async function thingOf(key: RouteKey, person: Person, isCreator: boolean): Promise<Sample> {
  if (!isCreator) return samples[key]({ world, person });
  await makeCreator(person);
  const buyCode: World['buyCode'] = (buyer, place) => makeCreatorCode(world, buyer, place);
  return samples[key]({ world: { ...world, buyCode }, person });
}

async function asCaller(caller: Caller, person: Person, sample: Sample): Promise<Sample> {
  // A program has a key in the place of a session.
  if (sample.headers?.['authorization'] !== undefined) return sample;
  const given = await caller.credentials(world, person);
  return { ...sample, ...given, headers: { ...sample.headers, ...given.headers } };
}

const callWithoutEffect = (key: RouteKey, call: Sample) =>
  withoutSideEffects(world, () => world.call(key, call));

let world: World;

const guarded = aboutThings.filter(({ mayNotCall }) => mayNotCall.length > 0);

describe.each(guarded)('$key ($route.level) is closed', ({ key, mayNotCall }) => {
  let theirs: Sample;
  beforeAll(async () => {
    world = await newWorld();
    theirs = await thingOf(key, await world.person(), false);
  });

  test.each(mayNotCall)(
    'to $name, whether there is such a thing or not',
    { tags: ['A10', 'A11'] },
    async (caller) => {
      const call = await asCaller(caller, await personOf(world, caller), theirs);
      for (const params of [theirs.params, allMissing(theirs)]) {
        const refused = { ...call, ...(params && { params }) };
        const answer = await withoutSideEffects(
          world,
          () => world.call(key, refused),
          (items) => items,
        );
        expect([answer.status, answer.body.code]).toEqual(
          caller.isSignedIn ? [403, 'forbidden'] : [401, 'unauthenticated'],
        );
      }
    },
  );
});

describe.each(lookForThings)('$key ($route.level)', ({ key, route, names, mayCall }) => {
  beforeAll(async () => {
    world = await newWorld();
  });

  test.each(mayCall)('of a missing thing, for $name', { tags: 'A10' }, async (caller) => {
    const person = await personOf(world, caller);
    const sample = await samples[key]({ world, person });
    const call = await asCaller(caller, person, sample);
    for (const name of names) {
      const params = { ...sample.params, [name]: missing(name, sample.params?.[name]) };
      const answer = await callWithoutEffect(key, { ...call, params });
      const code = (name === names.at(-1) && answersOfFiles[key]) || 'not_found';
      expect([name, answer.status], answer.raw).toEqual([name, errorStatus[code]]);
    }
  });

  const isClosedTo = ({ role = 'user' }: Caller) =>
    route.level === 'user' && !(meetsLevel(role, 'admin') && openToAdmins[key] !== undefined);
  const foreign = mayCall.flatMap((caller) =>
    (names.includes('code') ? ['another person', 'a creator'] : ['another person']).map((owner) => ({
      caller,
      name: caller.name,
      owner,
      isClosed: isClosedTo(caller),
      how: isClosedTo(caller) ? 'closed' : 'open',
    })),
  );

  test.each(foreign)('a thing of $owner is $how to $name', { tags: 'A10' }, async (row) => {
    const theirs = await thingOf(key, await world.person(), row.owner === 'a creator');
    const call = await asCaller(row.caller, await personOf(world, row.caller), theirs);
    if (!row.isClosed) {
      const answer = await world.call(key, call);
      expect(answer.status, answer.raw).toBeLessThan(400);
      return;
    }
    const answer = await callWithoutEffect(key, call);
    const none = await callWithoutEffect(key, { ...call, params: allMissing(theirs) });
    expect(answer.status).toBe(404);
    expect([answer.status, answer.body]).toEqual([none.status, none.body]);
  });

  const last = names.filter((name) => name !== 'number').at(1);
  test.each(last === undefined ? [] : mayCall)(
    'of a thing that is not part of the other, for $name',
    { tags: 'A10' },
    async (caller) => {
      const person = await personOf(world, caller);
      const own = await samples[key]({ world, person });
      const theirs = await samples[key]({ world, person: await world.person() });
      const call = await asCaller(caller, person, own);
      for (const name of names) {
        const params = { ...own.params, [name]: theirs.params?.[name] ?? '' };
        const answer = await callWithoutEffect(key, { ...call, params });
        const none = { ...params, [last ?? '']: missing(last ?? '', own.params?.[last ?? '']) };
        expect(answer.status, answer.raw).toBe(errorStatus[answersOfFiles[key] ?? 'not_found']);
        expect(answer.raw).toBe((await callWithoutEffect(key, { ...call, params: none })).raw);
      }
    },
  );
});

/** Its id is in the page's query, which the browser reads. */
test.each(callers)('the mock page is the same for any payment, to $name', { tags: 'A10' }, async (caller) => {
  world = await newWorld();
  const person = await personOf(world, caller);
  const own = await samples['payments.get']({ world, person });
  const theirs = await samples['payments.get']({ world, person: await world.person() });
  const call = await asCaller(caller, person, {});
  const pages = await Promise.all(
    [own.params, theirs.params, allMissing(own)].map((query = {}) =>
      callWithoutEffect('payments.mockPage', { ...call, query }),
    ),
  );
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(pages.map(({ raw }) => raw)).size).toBe(1);
});
