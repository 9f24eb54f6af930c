import { intercept, transactionCancelled } from '#test/support/dynamoCalls.ts';
import { fullPerson } from '#test/support/fullPerson.ts';
import { type Sample, samples } from '#test/support/samples.ts';
import type { Person, World } from '#test/support/world.ts';
import { changeEmail } from '../acts.ts';
import type { Scenarios } from '../scenario.ts';

async function promoted(world: World, person: Person): Promise<Person> {
  await world.updateUser(person, { role: 'super_admin', ownerPk: 'SUPERADMINS', ownerSk: person.id });
  return person;
}

/** An admin whom the caller may change. */
async function adminFor(world: World, person: Person): Promise<Person> {
  await promoted(world, person);
  return world.person({ role: 'admin' });
}

async function changedMeanwhile(world: World, person: Person, body?: object): Promise<Sample> {
  const { id } = await adminFor(world, person);
  changeMeanwhile(world);
  return { params: { id }, ...(body !== undefined && { body }) };
}

/** The next transaction finds that somebody else changed its first item. */
function changeMeanwhile(world: World): void {
  const remove = intercept(world.table.client, async ({ operation, input }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    const codes = input.TransactItems.map((_: object, index: number) =>
      index === 0 ? 'ConditionalCheckFailed' : 'None',
    );
    throw transactionCancelled(codes);
  });
}

export const accountScenarios: Scenarios = {
  'auth.login': [() => ({ body: { email: 'nobody@example.co.za', password: 'wrong' } })],
  'auth.register': [
    async ({ person }) => ({
      body: {
        firstName: 'A',
        lastName: 'B',
        email: person.email,
        password: 'secret1',
        confirmPassword: 'secret1',
      },
    }),
    async ({ world }) => {
      await world.setSettings({ notifyNewUser: true });
      const email = `${crypto.randomUUID()}@example.co.za`;
      const body = { firstName: 'A', lastName: 'B', email, password: 'secret1', confirmPassword: 'secret1' };
      return { body };
    },
  ],
  'users.list': [() => ({ query: { search: 'nobody@example.co.za' } }), () => ({})],
  'users.create': [
    async ({ world, person }) => {
      const { body, ...sample } = await samples['users.create']({
        world,
        person: await promoted(world, person),
      });
      return { ...sample, body: { ...(body as object), role: 'admin' } };
    },
  ],
  'users.update': [
    async ({ world, person }) => {
      const { id } = await promoted(world, person);
      const other = await world.person();
      await changeEmail(world, other);
      return {
        params: { id: other.id },
        body: { role: 'admin', email: `other-${id}@example.co.za`.toLowerCase() },
      };
    },
    async ({ world }) => ({
      params: { id: (await world.person()).id },
      body: { firstName: 'Zanele', version: 7 },
    }),
  ],
  'users.delete': [
    async ({ world, person }) => {
      await promoted(world, person);
      const { id } = await world.person({ role: 'super_admin' });
      return { params: { id }, body: { reason: 'They left.' } };
    },
    async ({ world }) => {
      changeMeanwhile(world);
      return { params: { id: (await world.person()).id }, body: { reason: 'They left.' } };
    },
  ],
  'users.detail': [
    async ({ world, feeds }) => {
      const { id } = await fullPerson(world);
      await feeds.sideEffects.work();
      return { params: { id } };
    },
  ],
  // Somebody whose first address was never confirmed.
  'auth.confirmEmail': [
    async ({ world, person }) => {
      await world.updateUser(person, { awaitsConfirmation: true });
      return { body: { token: await world.emailToken(person, `moved-${person.email}`) } };
    },
  ],
  'auth.undoEmail': [
    async ({ world }) => {
      const other = await world.person();
      const email = `moved-${other.email}`;
      const token = await world.undoToken(other, email);
      await world.keepToken(other, email);
      return { body: { token } };
    },
  ],
  // With the link to an earlier address, before which there was another one.
  'auth.keepAccount': [
    async ({ world }) => {
      const other = await world.person();
      const between = `between-${other.email}`;
      await world.undoToken(other, between);
      await world.undoToken(other);
      return { body: { token: await world.keepToken(other, between) } };
    },
  ],
  'users.toggle': [async ({ world, person }) => changedMeanwhile(world, person, {})],
  'users.keepAccount': [
    async ({ world, person }) => {
      const other = await adminFor(world, person);
      await world.keepToken(other);
      changeMeanwhile(world);
      return { params: { id: other.id } };
    },
  ],
  'users.endSessions': [async ({ world, person }) => changedMeanwhile(world, person)],
  'users.password': [
    async ({ world, person }) =>
      changedMeanwhile(world, person, { password: 'a new password', confirmPassword: 'a new password' }),
  ],
  'user.erase': [
    async ({ world, person }) => {
      await world.updateUser(person, { role: 'super_admin', ownerPk: 'SUPERADMINS', ownerSk: person.id });
      return samples['user.erase']({ world, person });
    },
  ],
  'user.export': [
    async ({ world, feeds }) => {
      const { token } = await fullPerson(world);
      await feeds.sideEffects.work();
      return { headers: { authorization: `Bearer ${token}` } };
    },
  ],
  'user.updateProfile': [
    ({ person: { email } }) => ({ body: { email } }),
    () => ({ body: { firstName: 'Lerato' } }),
  ],
};
