/** Calls that must not show by their time whether an email has an account: the same for one that has and one that has not. */
import { randomBytes } from 'node:crypto';
import type { RouteKey } from '#shared/contract/contract.ts';
import type { Answer } from './invoke.ts';
import type { World } from './world.ts';

export interface AccountCall {
  readonly key: RouteKey;
  /** Creates what it needs, and calls it with `isKnown`. */
  prepare(world: World, isKnown: boolean): Promise<() => Promise<Answer>>;
}

const anyEmail = () => `${randomBytes(8).toString('hex')}@example.co.za`;
const password = 'a wrong password';

async function emailFor(world: World, isKnown: boolean): Promise<string> {
  // In both cases, because writing just before makes the next call faster.
  const { email } = await world.personWithPassword('the right password');
  return isKnown ? email : anyEmail();
}

export const accountCalls: readonly AccountCall[] = [
  {
    key: 'auth.login',
    async prepare(world, isKnown) {
      const email = await emailFor(world, isKnown);
      return () => world.call('auth.login', { body: { email, password } });
    },
  },
  {
    key: 'auth.register',
    async prepare(world, isKnown) {
      const email = await emailFor(world, isKnown);
      const names = { firstName: 'Sipho', lastName: 'Dlamini' };
      return () =>
        world.call('auth.register', { body: { ...names, email, password, confirmPassword: password } });
    },
  },
  {
    key: 'auth.forgotPassword',
    async prepare(world, isKnown) {
      const email = await emailFor(world, isKnown);
      return () => world.call('auth.forgotPassword', { body: { email } });
    },
  },
  {
    key: 'auth.resetPassword',
    async prepare(world, isKnown) {
      const person = await world.person();
      const id = isKnown ? person.id : world.deps.newId('usr');
      const token = `${id}.${randomBytes(32).toString('base64url')}`;
      return () => world.call('auth.resetPassword', { body: { token, password, confirmPassword: password } });
    },
  },
  {
    key: 'contact.create',
    async prepare(world, isKnown) {
      const email = await emailFor(world, isKnown);
      const body = { name: 'Zanele', email, subject: 'A question', message: 'Can I share my bundle?' };
      return () => world.call('contact.create', { body });
    },
  },
];
