/**
 * A warm public lookup and a warm list of one's own codes against a bare GetItem, with the same engine, in
 * alternating rounds.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { tableClient } from '#functions/lib/tableClient.ts';
import { lambdaContext } from '#scripts/local/lambdaContext.ts';
import { eventOf } from '#test/support/invoke.ts';
import { newWorld, pretoria } from '#test/support/world.ts';
import { median, printRow } from './print.ts';

const rounds = 60;
const callsPerRound = 20;

async function msPerCall(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < callsPerRound; count++) await call();
  return (performance.now() - started) / callsPerRound;
}

export async function benchWarm(): Promise<void> {
  const world = await newWorld();
  const person = await world.person();
  await world.addBundle(person, 10);
  const created = await world.call('zarcodes.create', {
    token: person.token,
    body: { ...pretoria, useBundle: true },
  });
  const code: string = created.body.id;

  // The functions' own client, since that of the tests signs nothing.
  const { name, endpoint } = world.table;
  const access = { endpoint, region: 'af-south-1' };
  provideDependencies({ table: { client: tableClient(access), name } });
  const bare = DynamoDBDocumentClient.from(new DynamoDBClient(access));

  const [getCode, listCodes] = await Promise.all([
    import('#functions/zarcodes/get.ts'),
    import('#functions/zarcodes/list.ts'),
  ]);
  const context = lambdaContext('bench', 30_000);
  const lookupEvent = eventOf({ path: '/zarcodes/{code}', params: { code } });
  const listEvent = eventOf({ path: '/zarcodes', token: person.token });
  const calls = {
    bare: () => bare.send(new GetCommand({ TableName: name, Key: { pk: `CODE#${code}`, sk: 'CODE' } })),
    lookup: () => getCode.handler(lookupEvent, context),
    list: () => listCodes.handler(listEvent, context),
  };
  const ms: Record<keyof typeof calls, number[]> = { bare: [], lookup: [], list: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of ['bare', 'lookup', 'list'] as const) ms[name].push(await msPerCall(calls[name]));
  }
  console.log(`  (bare: ${median(ms.bare).toFixed(2)} ms)`);
  console.log(`\nWarm calls against a bare GetItem (medians of ${rounds} rounds of ${callsPerRound})`);
  printRow('public lookup', median(ms.lookup) / median(ms.bare), 1.15, ' x');
  printRow("list of one's own codes", median(ms.list) / median(ms.bare), 1.8, ' x');
}
