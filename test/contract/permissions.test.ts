/** Every route with every kind of caller: callers below the route's level are refused, and nothing changes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionSeconds, signToken } from '#functions/lib/tokens.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { errorBody } from '#shared/contract/errors.ts';
import type { Level, Role } from '#shared/domain/can.ts';
import type { Call } from '#test/support/invoke.ts';
import { samples } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;

interface Caller {
  readonly name: string;
  readonly role?: Role;
  /** The caller's credentials, created after the data that the call needs. */
  readonly credentials: (
    person: Person,
  ) => Promise<Pick<Call, 'token' | 'headers'>> | Pick<Call, 'token' | 'headers'>;
  /** Whether the session is valid: then a refusal is 403, else 401. */
  readonly isSignedIn: boolean;
  readonly levels: readonly Level[];
}

const authorization = (value: string) => () => ({ headers: { authorization: value } });
const token = (person: Person) => ({ token: person.token });
const anonymous = { isSignedIn: false, levels: ['public'] } as const;

const callers: Caller[] = [
  { name: 'an anonymous visitor', credentials: () => ({}), ...anonymous },
  { name: 'a broken token', credentials: authorization('Bearer abc.def.ghi'), ...anonymous },
  { name: 'a disabled user', credentials: disabled, ...anonymous },
  {
    name: 'a user whose sessions were ended',
    credentials: async (person) => {
      await world.updateUser(person, { tokenVersion: 2 });
      return token(person);
    },
    ...anonymous,
  },
  { name: 'a disabled super admin', role: 'super_admin', credentials: disabled, ...anonymous },
  { name: 'a super admin whose session expired', role: 'super_admin', credentials: expired, ...anonymous },
  { name: 'an erased user', credentials: erased, ...anonymous },
  { name: 'a user', credentials: token, isSignedIn: true, levels: ['public', 'user'] },
  {
    name: 'an admin',
    role: 'admin',
    credentials: token,
    isSignedIn: true,
    levels: ['public', 'user', 'admin'],
  },
  {
    name: 'a super admin',
    role: 'super_admin',
    credentials: token,
    isSignedIn: true,
    levels: ['public', 'user', 'admin', 'superAdmin'],
  },
];

async function expired({ id }: Person) {
  const { config, now } = world.deps;
  const seconds = sessionSeconds(false);
  const begun = new Date(now().getTime() - seconds * 1000);
  const claims = { userId: id, tokenVersion: 1 };
  return { token: await signToken(await config.jwtSecret(), claims, begun, seconds) };
}

async function erased(person: Person) {
  const { token } = await world.person({ role: 'super_admin' });
  const body = { codes: 'release', reason: 'They asked us to.' };
  const answer = await world.call('users.delete', { token, params: { id: person.id }, body });
  expect(answer.status, answer.raw).toBe(200);
  return { token: person.token };
}

async function disabled(person: Person) {
  await world.updateUser(person, { disabled: true });
  return token(person);
}

describe.each(allRoutes())('$key ($route.level)', ({ key, route }) => {
  // A table for each route, because every refusal compares all items.
  beforeAll(async () => {
    world = await newWorld();
  });

  test.each(callers)(
    'called by $name',
    { tags: ['A10', 'A11'] },
    async ({ role, credentials, isSignedIn, levels }) => {
      const person = await world.person(role && { role });
      const sample = await samples[key]({ world, person });
      const given = await credentials(person);
      const headers = { ...sample.headers, ...given.headers };
      const before = await world.allItems();
      const answer = await world.call(key, { ...sample, ...given, headers });

      if (levels.includes(route.level)) {
        // A page that leads to another one.
        const isMoved = route.page === true && answer.headers['location'] !== undefined;
        expect(answer.status, answer.raw).toBe(isMoved ? 301 : (route.status ?? 200));
        return;
      }
      expect(answer.status).toBe(isSignedIn ? 403 : 401);
      expect(errorBody().strict().parse(answer.body)).toEqual(answer.body);
      expect(answer.body.code).toBe(isSignedIn ? 'forbidden' : 'unauthenticated');
      if (!isSignedIn) expect(answer.body.message).toBe('Session expired. Please log in again.');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await world.allItems()).toEqual(before);
    },
  );
});

test('a disabled owner sees the public view of their own code', { tags: 'A10' }, async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  await disabled(owner);
  const answer = await world.call('zarcodes.get', { params: { code }, token: owner.token });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toHaveProperty('user');
});
