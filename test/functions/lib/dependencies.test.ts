import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createEdge } from '#functions/services/edge.ts';
import type { AddressedMail } from '#functions/services/ses.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
const sent: AddressedMail[] = [];
beforeAll(async () => {
  const mail = { send: async (each: AddressedMail) => void sent.push(each), maxPerSecond: async () => null };
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

test('a table that does not answer is not waited for', { tags: 'C4' }, async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
  vi.resetModules();
  const fresh = await import('#functions/lib/dependencies.ts');
  const { table } = fresh.dependencies();
  const read = table.client.send(new GetCommand({ TableName: table.name, Key: { pk: 'A', sk: 'A' } }));
  await expect(read).rejects.toThrow(/timeout/i);
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
});
