import type { Creator } from '#functions/data/creators.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { makeCreator, makeCreatorCode, unmakeCreator } from '#test/support/creators.ts';
import { newPrefix } from '#test/support/samples.ts';
import type { Person, World } from '#test/support/world.ts';
import { key } from '../acts.ts';
import type { Scenarios } from '../scenario.ts';

/** As if a creator had made this many in a month. */
const countCodes = (world: World, id: string, total: number) =>
  world.put({ pk: `COUNTS#${id}`, sk: 'COUNTS', type: 'counts', version: 1, total, 'month:2026-02': total });

/** With as many slugs as are stored. */
async function creatorOfManyNames(world: World, person: Person): Promise<Creator> {
  const creator = await makeCreator(person);
  const [item] = (await world.itemsOfType('creator')).filter(({ id }) => id === creator.id);
  const old = Array.from({ length: 19 }, (_, index) => `${creator.slug}-${index}`);
  await world.put({ ...item, slugs: [...old, creator.slug] });
  return creator;
}

export const creatorScenarios: Scenarios = {
  'creators.list': [
    async ({ person }) => {
      await makeCreator(person);
      return {};
    },
    async ({ person }) => {
      await makeCreator(person);
      return { query: { search: person.email } };
    },
  ],
  'creators.codes': [
    async ({ person }) => {
      const { id } = await makeCreator(person, { isActive: false });
      return { params: { id }, query: { search: '7PT2222' } };
    },
    async ({ person }) => {
      const { id } = await makeCreator(person);
      await unmakeCreator(person);
      return { params: { id } };
    },
    async ({ world, person }) => {
      const { id } = await makeCreator(person);
      await makeCreatorCode(world, person);
      return { params: { id } };
    },
    async ({ world, person }) => {
      const { id } = await makeCreator(person);
      await countCodes(world, id, 20_000);
      return { params: { id }, query: { page: '1000' } };
    },
  ],
  'creators.page': [
    async ({ world, person }) => {
      const { slug } = await makeCreator(person);
      return { params: { slug }, query: { search: await makeCreatorCode(world, person) } };
    },
    async ({ world, person }) => {
      const { slug } = await makeCreator(person);
      await makeCreatorCode(world, person);
      return { params: { slug } };
    },
    async ({ world, person }) => {
      const { id, slug } = await makeCreator(person);
      await countCodes(world, id, 20_000);
      return { params: { slug }, query: { page: '1000' } };
    },
  ],
  'creators.delete': [
    async ({ person }) => {
      const { id } = await makeCreator(person, { uniquePrefix: 'DEL' });
      return { params: { id } };
    },
  ],
  'creators.request': [
    async ({ person }) => {
      await makeCreator(person);
      return { body: {} };
    },
  ],
  'creators.update': [
    async ({ world, person }) => {
      const { id } = await creatorOfManyNames(world, person);
      return { params: { id }, body: { displayName: 'Yet another name' } };
    },
  ],
  'reservations.create': [
    // More than fit into one transaction, which the day has no room for.
    async ({ world, person }) => {
      const { id } = await makeCreator(person, { uniquePrefix: newPrefix() });
      const day = `DAY#${dayInJohannesburg(world.deps.now())}`;
      await world.put({ pk: `COUNTS#${id}`, sk: day, type: 'dayCount', version: 1, made: 450 });
      return { headers: key(), body: { count: 100 } };
    },
  ],
  'creators.updateMe': [
    async ({ world, person }) => {
      await creatorOfManyNames(world, person);
      return { body: { displayName: 'Yet another name' } };
    },
  ],
};
