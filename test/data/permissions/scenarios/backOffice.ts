import { exportKinds } from '#shared/contract/exports.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { testBucket } from '#test/support/bucket.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { anExpense } from '#test/support/expenses.ts';
import { samples } from '#test/support/samples.ts';
import { capeTown, pretoria } from '#test/support/world.ts';
import { key, project } from '../acts.ts';
import type { Scenarios } from '../scenario.ts';

export const backOfficeScenarios: Scenarios = {
  // One filter has a total.
  'audit.list': [
    async ({ world }) => {
      const owner = await world.person();
      await world.openEditWindow(owner, await world.buyCode(owner));
      return { query: { kind: 'changeRequest' } };
    },
    async ({ person: { email } }) => ({ query: { actor: email } }),
  ],
  'adminMaps.exportCsv': [
    async ({ world, person, feeds }) => {
      await world.buyCode(person);
      await project(feeds);
      return { query: { page: 1 } };
    },
  ],
  'adminZarcodes.list': [
    () => ({ query: {} }),
    async ({ world, person }) => ({ query: { search: await world.buyCode(person) } }),
    async ({ world, person }) => {
      await world.buyCode(person);
      return { query: { owner: person.email } };
    },
    async ({ world, person }) => {
      const { id } = await makeCreator(person);
      await makeCreatorCode(world, person);
      return { query: { creator: id } };
    },
  ],
  'adminZarcodes.create': [
    async ({ world, person }) => ({
      ...(await samples['adminZarcodes.create']({ world, person })),
      headers: key(),
    }),
  ],
  'adminZarcodes.get': [
    async ({ world, person }) => {
      await makeCreator(person);
      return { params: { code: await makeCreatorCode(world, person) } };
    },
  ],
  'adminZarcodes.update': [
    async ({ world }) => ({
      params: { code: await world.buyCode(await world.person()) },
      body: { ...pretoria, ...capeTown, version: 1 },
    }),
    async ({ world }) => ({
      params: { code: await world.buyCode(await world.person()) },
      body: { ...pretoria, title: 'Mama Joy', version: 99 },
    }),
  ],
  'adminZarcodes.delete': [
    async ({ world, person }) => ({
      params: { code: await world.buyCode(person) },
      body: { reason: 'Gone', version: 99 },
    }),
  ],
  'exports.create': exportKinds.map((of) => async ({ world, person }) => {
    await testBucket();
    await makeCreator(person);
    await world.requestChange(person, await world.buyCode(person));
    const { token } = await world.person({ role: 'admin' });
    const date = dayInJohannesburg(world.deps.now());
    await world.call('expenses.create', { token, body: { ...anExpense, date } });
    await samples['vouchers.list']({ world, person });
    const contact = { name: 'Thandi', email: person.email, subject: 'Hello', message: 'How do I pay?' };
    await world.call('contact.create', { body: contact });
    return { body: { of } };
  }),
  'expenses.list': [
    async ({ world, person, feeds }) => {
      await samples['expenses.list']({ world, person });
      await project(feeds);
      return {};
    },
  ],
  'expenses.delete': [
    async ({ world, person }) => ({
      ...(await samples['expenses.delete']({ world, person })),
      body: { version: 9 },
    }),
  ],
  // Writes nothing.
  'settings.update': [() => ({ body: {} })],
};
