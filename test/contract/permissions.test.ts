/** Every route by every caller: who may not is told so by the level of the route, and nothing has happened. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';
import { errorBody } from '#shared/contract/errors.ts';
import type { Level, Role } from '#shared/domain/can.ts';
import type { Call } from '#test/support/invoke.ts';
import { samples } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

interface Caller {
  readonly name: string;
  readonly role?: Role;
  /** What they show of themselves, once the things that the call is about are there and theirs. */
  readonly show: (
    person: Person,
  ) => Promise<Pick<Call, 'token' | 'headers'>> | Pick<Call, 'token' | 'headers'>;
  /** Whether the session is good: then a refusal is 403, else 401. */
  readonly isKnown: boolean;
  readonly levels: readonly Level[];
}

const authorization = (value: string) => () => ({ headers: { authorization: value } });
const token = (person: Person) => ({ token: person.token });
const stranger = { isKnown: false, levels: ['public'] } as const;

const callers: Caller[] = [
  { name: 'nobody', show: () => ({}), ...stranger },
  { name: 'a broken token', show: authorization('Bearer abc.def.ghi'), ...stranger },
  { name: 'an empty token', show: authorization('Bearer '), ...stranger },
  { name: 'a name and password', show: authorization('Basic dGhhbmRpOnNlY3JldDE='), ...stranger },
  { name: 'a token without its scheme', show: ({ token }) => authorization(token)(), ...stranger },
  { name: 'a disabled user', show: disabled, ...stranger },
  {
    name: 'a user whose sessions were ended',
    show: async (person) => {
      await world.updateUser(person, { tokenVersion: 2 });
      return token(person);
    },
    ...stranger,
  },
  { name: 'a disabled super admin', role: 'super_admin', show: disabled, ...stranger },
  { name: 'a user', show: token, isKnown: true, levels: ['public', 'user'] },
  { name: 'an admin', role: 'admin', show: token, isKnown: true, levels: ['public', 'user', 'admin'] },
  {
    name: 'a super admin',
    role: 'super_admin',
    show: token,
    isKnown: true,
    levels: ['public', 'user', 'admin', 'superAdmin'],
  },
];

async function disabled(person: Person) {
  await world.updateUser(person, { disabled: true });
  return token(person);
}

describe.each(allRoutes())('$key ($route.level)', ({ key, route }) => {
  test.each(callers)('called by $name', async ({ role, show, isKnown, levels }) => {
    const person = await world.person(role && { role });
    const sample = await samples[key]({ world, person });
    const shown = await show(person);
    const before = await world.allItems();
    const answer = await world.call(key, { ...sample, ...shown });

    if (levels.includes(route.level)) {
      expect(answer.status, answer.raw).toBe(route.status ?? 200);
      return;
    }
    expect(answer.status).toBe(isKnown ? 403 : 401);
    expect(errorBody().strict().parse(answer.body)).toEqual(answer.body);
    expect(answer.body.code).toBe(isKnown ? 'forbidden' : 'unauthenticated');
    if (!isKnown) expect(answer.body.message).toBe('Session expired. Please log in again.');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await world.allItems()).toEqual(before);
  });
});

test('a disabled owner sees of their own code what everyone sees', async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  await disabled(owner);
  const answer = await world.call('zarcodes.get', { params: { code }, token: owner.token });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toHaveProperty('user');
});
