import { beforeAll, expect, test } from 'vitest';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createEdge } from '#functions/services/edge.ts';
import type { AddressedMail } from '#functions/services/ses.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
const sent: AddressedMail[] = [];
beforeAll(async () => {
  const mail = { send: async (each: AddressedMail) => void sent.push(each) };
  world = await newWorld({ mail });
});

test('a provided client replaces the default one', async () => {
  const feed = await openFeed(world.table, 'sideEffects');
  const owner = await world.person();
  const code = await world.buyCode(owner);
  // The invoice number comes first, and the mail with it.
  for (let round = 0; round < 2; round++) expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(sent).toMatchObject([{ to: owner.email, subject: `Your ZarCode ${code} is ready` }]);
});

test('a client is created once per configuration', () => {
  const edgeOf = () => dependencies({ edge: createEdge }).edge;
  const first = edgeOf();
  expect(edgeOf()).toBe(first);
  provideDependencies({ config: { ...world.deps.config, distributionId: 'E1ABC' } });
  expect(edgeOf()).not.toBe(first);
});
