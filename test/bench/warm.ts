/**
 * A warm public lookup and a warm list of one's own codes against a bare GetItem through the same client, call by call
 * in turn: a machine that slows down for a moment slows down all of them.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { tableClient } from '#functions/lib/tableClient.ts';
import { lambdaContext } from '#scripts/local/lambdaContext.ts';
import { eventOf } from '#test/support/invoke.ts';
import { newWorld, pretoria } from '#test/support/world.ts';
import { median, printHeading, printRow } from './print.ts';

/** The first are not counted: the engine and the compiler get faster with each. */
const uncounted = 500;
const rounds = 2_000;

async function msOf(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
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
  const client = tableClient({ endpoint, region: 'af-south-1' });
  provideDependencies({ table: { client, name } });

  const [getCode, listCodes] = await Promise.all([
    import('#functions/zarcodes/get.ts'),
    import('#functions/zarcodes/list.ts'),
  ]);
  const context = lambdaContext('bench', 30_000);
  const lookupEvent = eventOf({ path: '/zarcodes/{code}', params: { code } });
  const listEvent = eventOf({ path: '/zarcodes', token: person.token });
  const calls = {
    bare: () => client.send(new GetCommand({ TableName: name, Key: { pk: `CODE#${code}`, sk: 'CODE' } })),
    lookup: () => getCode.handler(lookupEvent, context),
    list: () => listCodes.handler(listEvent, context),
  };
  const names = Object.keys(calls) as (keyof typeof calls)[];
  const ms: Record<keyof typeof calls, number[]> = { bare: [], lookup: [], list: [] };
  for (let round = 0; round < uncounted + rounds; round++) {
    for (const name of names) {
      const each = await msOf(calls[name]);
      if (round >= uncounted) ms[name].push(each);
    }
  }
  printHeading(`Warm calls against a bare GetItem (medians of ${rounds} calls)`);
  console.log(`  (bare: ${median(ms.bare).toFixed(2)} ms)`);
  printRow('public lookup', median(ms.lookup) / median(ms.bare), 1.15, ' x');
  // Two parallel reads alone take 1.46 times as long as one. It is 1.75 to 1.85, by the other load on the machine.
  printRow("list of one's own codes", median(ms.list) / median(ms.bare), 2, ' x');
}
