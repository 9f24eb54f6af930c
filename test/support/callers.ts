/** Everybody who may call a route: for the generated tests of who may do what. */
import { sessionSeconds, signToken } from '#functions/lib/tokens.ts';
import type { Level, Role } from '#shared/domain/can.ts';
import { makeCreator } from './creators.ts';
import type { Call } from './invoke.ts';
import type { Person, World } from './world.ts';

export type Credentials = Pick<Call, 'token' | 'headers'>;

export interface Caller {
  readonly name: string;
  readonly role?: Role;
  readonly isCreator?: true;
  /** Created after the data that the call needs, because it may end what makes the person able to create any. */
  readonly credentials: (world: World, person: Person) => Promise<Credentials> | Credentials;
  /** Whether the session is valid: then a refusal is 403, else 401. */
  readonly isSignedIn: boolean;
  readonly levels: readonly Level[];
}

const authorization = (value: string) => () => ({ headers: { authorization: value } });
const token = (_: World, person: Person) => ({ token: person.token });
const anonymous = { isSignedIn: false, levels: ['public'] } as const;
const user = { credentials: token, isSignedIn: true, levels: ['public', 'user'] } as const;

export const callers: readonly Caller[] = [
  { name: 'an anonymous visitor', credentials: () => ({}), ...anonymous },
  { name: 'a broken token', credentials: authorization('Bearer abc.def.ghi'), ...anonymous },
  { name: 'a disabled user', credentials: disabled, ...anonymous },
  {
    name: 'a user whose sessions were ended',
    credentials: async (world, person) => {
      await world.updateUser(person, { tokenVersion: 2 });
      return token(world, person);
    },
    ...anonymous,
  },
  { name: 'a disabled super admin', role: 'super_admin', credentials: disabled, ...anonymous },
  { name: 'a super admin whose session expired', role: 'super_admin', credentials: expired, ...anonymous },
  { name: 'an erased user', credentials: erased, ...anonymous },
  { name: 'a user', ...user },
  { name: 'a creator', isCreator: true, ...user },
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

/** The person behind a caller, who can still sign in. */
export async function personOf(world: World, { role, isCreator }: Caller): Promise<Person> {
  const person = await world.person(role && { role });
  if (isCreator) await makeCreator(person);
  return person;
}

async function expired(world: World, { id }: Person): Promise<Credentials> {
  const { config, now } = world.deps;
  const seconds = sessionSeconds(false);
  const begun = new Date(now().getTime() - seconds * 1000);
  const claims = { userId: id, tokenVersion: 1 };
  return { token: await signToken(await config.jwtSecret(), claims, begun, seconds) };
}

async function erased(world: World, person: Person): Promise<Credentials> {
  const { token } = await world.person({ role: 'super_admin' });
  const body = { codes: 'release', reason: 'They asked us to.' };
  const answer = await world.call('users.delete', { token, params: { id: person.id }, body });
  if (answer.status !== 200) throw new Error(`Not erased: ${answer.raw}`);
  return { token: person.token };
}

export async function disabled(world: World, person: Person): Promise<Credentials> {
  await world.updateUser(person, { disabled: true });
  return { token: person.token };
}
