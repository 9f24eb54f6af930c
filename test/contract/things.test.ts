/**
 * Every route that is about a thing, with one's own, somebody else's and one that does not exist. Somebody else's is
 * answered like one that does not exist, unless everybody may see it.
 */
import { beforeEach, expect, test } from 'vitest';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { meetsLevel, type Role } from '#shared/domain/can.ts';
import { makeCreator } from '#test/support/creators.ts';
import { effectsIn } from '#test/support/effects.ts';
import { type Sample, samples } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
beforeEach(async () => {
  world = await newWorld();
});

interface Caller {
  readonly name: string;
  readonly role: Role;
  readonly isCreator: boolean;
}
const callers: Caller[] = [
  { name: 'user', role: 'user', isCreator: false },
  { name: 'creator', role: 'user', isCreator: true },
  { name: 'admin', role: 'admin', isCreator: false },
  { name: 'super admin', role: 'super_admin', isCreator: false },
];

async function join({ role, isCreator }: Caller): Promise<Person> {
  const person = await world.person({ role });
  if (isCreator) await makeCreator(person);
  return person;
}

/** A route declares `not_found` as soon as it looks for a thing: else its 404 would be no documented answer. */
const aboutThings = allRoutes().filter(
  ({ route }) => route.params !== undefined && (route.errors ?? []).includes('not_found'),
);

/** Well formed, and of nothing that there is. */
function missing({ params = {} }: Sample): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, missingOf(name, value)]));
}

function missingOf(name: string, value: string): string {
  const [, prefix] = /^([a-z]{3})_/.exec(value) ?? [];
  if (prefix !== undefined) return `${prefix}_${'0'.repeat(20)}`;
  if (name === 'code') return '1ZZ-ZZZZ';
  return /^\d+$/.test(value) ? '99' : 'nothing-of-this-name';
}

const signedIn = callers.flatMap((caller) =>
  aboutThings
    .filter(({ route }) => meetsLevel(caller.role, route.level))
    .map(({ key, route }) => ({ key, level: route.level, caller, name: caller.name })),
);
/** Admins may look after what is of others. */
const personal = signedIn.filter(({ level, caller }) => level === 'user' && caller.role === 'user');

test.each(signedIn)('$key of a missing thing, for a $name', { tags: 'A10' }, async ({ key, caller }) => {
  const person = await join(caller);
  const sample = await samples[key]({ world, person });
  const answer = await callWithoutEffect(key, person, { ...sample, params: missing(sample) });
  expect(answer.status, answer.raw).toBe(404);
});

test.each(personal)(
  '$key of a foreign thing, for another $name',
  { tags: 'A10' },
  async ({ key, caller }) => {
    const owner = await join(caller);
    const sample = await samples[key]({ world, person: owner });
    const other = await join(caller);
    const answer = await callWithoutEffect(key, other, sample);
    const none = await callWithoutEffect(key, other, { ...sample, params: missing(sample) });
    expect(answer.status).toBe(404);
    expect([answer.status, answer.body]).toEqual([none.status, none.body]);
  },
);

test.each(personal.filter(({ caller }) => caller.isCreator))(
  '$key of its own thing, for a $name',
  async ({ key }) => {
    const person = await world.person();
    const sample = await samples[key]({ world, person });
    await makeCreator(person);
    const answer = await world.call(key, { ...sample, token: person.token });
    expect(answer.status, answer.raw).toBeLessThan(400);
  },
);

async function callWithoutEffect(key: RouteKey, { token }: Person, sample: Sample) {
  const stored = effectsIn(await world.allItems());
  const answer = await world.call(key, { ...sample, token });
  expect(effectsIn(await world.allItems())).toEqual(stored);
  return answer;
}
