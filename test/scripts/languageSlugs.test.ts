import { expect, test } from 'vitest';
import { languageSlugs } from '#scripts/migrate/languageSlugs.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { makeCreator } from '#test/support/creators.ts';
import { newWorld } from '#test/support/world.ts';

test('a creator whose page had the address of a language keeps a page', async () => {
  const world = await newWorld();
  const creator = await makeCreator(await world.person());
  const other = await makeCreator(await world.person());
  const written = (await world.itemsOfType('creator')).find(({ id }) => id === creator.id);
  const claim = (await world.itemsOfType('slug')).find(({ creatorId }) => creatorId === creator.id);
  await world.put({ ...written, slug: 'zu', slugs: ['zu'] });
  await world.put({ ...claim, pk: String(claim?.['pk']).replace(/#.*/, '#zu') });
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table: world.deps.table,
      migrations: [languageSlugs],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  const slugs = (await world.itemsOfType('creator')).map(({ slug }) => String(slug));
  expect(slugs).toContain(other.slug);
  const slug = slugs.find((each) => each.startsWith('zu-')) ?? '';
  expect(slug).toMatch(/^zu-\w{6}$/);
  expect((await world.call('creators.bySlug', { params: { slug } })).status).toBe(200);
});
