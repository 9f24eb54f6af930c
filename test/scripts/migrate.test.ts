import { spawnSync } from 'node:child_process';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeCodeCounted } from '#functions/data/counts.ts';
import { transact } from '#functions/data/transact.ts';
import { localTable } from '#scripts/local/localTable.ts';
import { leadingKeys } from '#scripts/migrate/leadingKeys.ts';
import { type MigrateOptions, runMigrations } from '#scripts/migrate/runMigrations.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { crashAtWrite, intercept } from '#test/support/dynamoCalls.ts';
import { emptyFolder } from '#test/support/localApp.ts';
import { type Item, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

/** Items of the first version for a user who bought a bundle of five and used one credit. */
function oldItems(id: string, codes: number): Item[] {
  const pk = `USER#${id}`;
  const at = '2026-03-02T08:00:00.000Z';
  const bundleId = `bnd_${id}`;
  const entry = { type: 'ledger', version: 1, userId: id, at, bundleId };
  return [
    {
      pk,
      sk: `BUNDLE#${at}#${bundleId}`,
      type: 'bundle',
      version: 2,
      id: bundleId,
      userId: id,
      total: 5,
      remaining: 4,
      createdAt: at,
    },
    {
      ...entry,
      pk,
      sk: `LEDGER#${at}#led_1`,
      id: 'led_1',
      kind: 'bundleSale',
      amountCents: 9025,
      codes: 5,
      paymentId: `pay_${id}`,
    },
    {
      ...entry,
      pk,
      sk: `LEDGER#${at}#led_2`,
      id: 'led_2',
      kind: 'bundleDebit',
      amountCents: 0,
      codes: -1,
      zarcode: '7PTFLHV',
    },
    {
      pk: `PAY#pay_${id}`,
      sk: 'PAY',
      type: 'payment',
      version: 2,
      id: `pay_${id}`,
      userId: id,
      status: 'complete',
      mode: 'mock',
      purchase: { kind: 'bundle', size: 5 },
      amountCents: 9025,
      vatCents: 1177,
      createdAt: at,
    },
    {
      pk,
      sk: 'COUNTS',
      type: 'counts',
      version: codes,
      total: codes,
      'month:2026-03': codes,
      'province:GP': codes,
    },
  ];
}

const suppression = {
  pk: 'EMAIL#gone#1@example.co.za',
  sk: 'SUPPRESSED',
  type: 'suppression',
  version: 1,
  reason: 'bounce',
  at: '2026-03-02T08:00:00.000Z',
};

/** The same items in the current version. */
function movedItem(item: Item): Item {
  const id = item['pk'].replace('USER#', '');
  const [, ...rest] = item['sk'].split('#');
  switch (item['type']) {
    case 'bundle':
      return { ...item, pk: `BUNDLE#${id}`, sk: rest.join('#') };
    case 'ledger':
      return { ...item, pk: `LEDGER#${id}`, sk: rest.join('#') };
    case 'counts':
      return { ...item, pk: `COUNTS#${id}` };
    case 'suppression':
      return { ...item, pk: 'SUPPRESS#gone#1@example.co.za', sk: 'SUPPRESS' };
    default:
      return item;
  }
}

let world: World;
let person: Person;
let other: Person;
let output: string[];
let old: Item[];

beforeEach(async () => {
  world = await newWorld();
  person = await world.person();
  other = await world.person();
  output = [];
  old = [suppression, ...[person, other].flatMap(({ id }, index) => oldItems(id, index + 1))];
  for (const item of old) await world.put(item);
});

const migrate = (options: Partial<MigrateOptions> = {}) =>
  runMigrations({
    table: world.deps.table,
    migrations: [leadingKeys],
    now: world.deps.now,
    say: (line) => output.push(line),
    pageSize: 4,
    rate: Number.POSITIVE_INFINITY,
    ...options,
  });

const isData = ({ type }: Item) => type !== 'migration';
const byKey = (a: Item, b: Item) => (`${a['pk']} ${a['sk']}` < `${b['pk']} ${b['sk']}` ? -1 : 1);
const data = async () => (await world.allItems()).filter(isData);
const untouched = async () => {
  const keys = new Set(old.map(({ pk, sk }) => `${pk} ${sk}`));
  return (await data()).filter(({ pk, sk }) => !keys.has(`${pk} ${sk}`));
};
const expected = async () => [...(await untouched()), ...old.map(movedItem)].toSorted(byKey);

describe('the first migration', { tags: 'E10' }, () => {
  test('moves bundles, ledger, counts and suppressions, and nothing else', async () => {
    const whole = await expected();
    await migrate();
    expect(await data()).toEqual(whole);
    expect(output).toEqual([
      expect.stringContaining('0001-leading-keys: '),
      '  Changed: 2 bundle, 2 counts, 4 ledger, 1 suppression',
    ]);
  });

  test('leaves a table that the handlers can use', async () => {
    await migrate();
    const { token } = person;
    expect((await world.call('user.stats', { token })).body).toMatchObject({ totalCodes: 1, provinces: 1 });
    const { bundles } = (await world.call('bundles.active', { token })).body;
    expect(bundles).toMatchObject([{ id: `bnd_${person.id}`, totalZarcodes: 5, remainingZarcodes: 4 }]);
    const created = await world.call('zarcodes.create', { token, body: { ...pretoria, useBundle: true } });
    expect(created.status, created.raw).toBe(201);
    expect((await world.call('bundles.active', { token })).body.bundles[0].remainingZarcodes).toBe(3);
    expect((await world.call('user.stats', { token })).body.totalCodes).toBe(2);
    expect(await world.itemsOfType('suppression')).toEqual([movedItem(suppression)]);
  });

  test('leaves a ledger that agrees with bundles and orders', async () => {
    await migrate();
    const { salesCents, problems } = checkLedger(
      await entriesOf(readTable(world.table.client, world.table.name)),
    );
    expect(salesCents).toBe(2 * 9025);
    // The users of this test own no codes, although their counts say so.
    expect(problems.filter((problem) => !problem.startsWith('COUNTS#'))).toEqual([]);
  });

  test('adds to counts that already exist at the new key', async () => {
    const counted = {
      ownerId: person.id,
      province: 'Western Cape',
      createdAt: '2026-03-05T08:00:00.000Z',
    } as const;
    await transact(world.deps.table, writeCodeCounted(counted));
    await migrate();
    expect(await world.itemsOfType('counts')).toContainEqual({
      pk: `COUNTS#${person.id}`,
      sk: 'COUNTS',
      type: 'counts',
      version: 2,
      total: 2,
      'month:2026-03': 2,
      'province:GP': 1,
      'province:WC': 1,
    });
  });

  test('keeps counts that change while it runs, at the old and the new key', async () => {
    const count = async (key: { pk: string; sk: string }) =>
      world.table.client.send(
        new UpdateCommand({
          TableName: world.table.name,
          Key: key,
          UpdateExpression: 'ADD #total :one, version :one SET #type = :type',
          ExpressionAttributeNames: { '#total': 'total', '#type': 'type' },
          ExpressionAttributeValues: { ':one': 1, ':type': 'counts' },
        }),
      );
    let isFirst = true;
    const remove = intercept(world.deps.table.client, async ({ operation, input }, send) => {
      const isCounts = JSON.stringify(input.TransactItems ?? '').includes(`"COUNTS#${person.id}"`);
      if (operation === 'TransactWriteItems' && isCounts && isFirst) {
        isFirst = false;
        await count({ pk: `USER#${person.id}`, sk: 'COUNTS' });
        await count({ pk: `COUNTS#${person.id}`, sk: 'COUNTS' });
      }
      return send();
    });
    await migrate();
    remove();
    expect(isFirst).toBe(false);
    expect((await world.call('user.stats', { token: person.token })).body.totalCodes).toBe(3);
    expect((await data()).filter(({ pk, sk }) => pk.startsWith('USER#') && sk !== 'USER')).toEqual([]);
  });

  test('moves a bundle with a debit that happens during the move', async () => {
    const [bundle] = oldItems(person.id, 1);
    let isFirst = true;
    const remove = intercept(world.deps.table.client, async ({ operation, input }, send) => {
      const isBundle = JSON.stringify(input.TransactItems ?? '').includes(`"BUNDLE#${person.id}"`);
      if (operation === 'TransactWriteItems' && isBundle && isFirst) {
        isFirst = false;
        await world.put({ ...bundle, remaining: 3, version: 3 });
      }
      return send();
    });
    await migrate();
    remove();
    expect((await world.call('bundles.active', { token: person.token })).body.bundles).toMatchObject([
      { remainingZarcodes: 3 },
    ]);
  });

  test('accepts that a concurrent run has moved an item', async () => {
    const whole = await expected();
    let isFirst = true;
    const remove = intercept(world.deps.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && isFirst) {
        isFirst = false;
        remove();
        await send();
      }
      return send();
    });
    await migrate();
    expect(await data()).toEqual(whole);
  });

  test('finds items that the old version writes behind its position', async () => {
    const late = { ...suppression, pk: 'EMAIL#late@example.co.za' };
    let pages = 0;
    const remove = intercept(world.deps.table.client, async ({ operation }, send) => {
      const sent = await send();
      if (operation === 'Scan' && sent.output.LastEvaluatedKey === undefined && pages++ === 0) {
        await world.put(late);
      }
      return sent;
    });
    await migrate();
    remove();
    expect((await data()).filter(({ sk }) => sk === 'SUPPRESSED')).toEqual([]);
  });

  test('does not replace the first reason of a suppression', async () => {
    await world.put({ ...movedItem(suppression), reason: 'complaint', at: '2026-04-02T08:00:00.000Z' });
    await migrate();
    expect(await world.itemsOfType('suppression')).toEqual([movedItem(suppression)]);
  });
});

describe('a run', { tags: 'E10' }, () => {
  test('changes nothing when repeated', async () => {
    await migrate();
    const done = await world.allItems();
    await migrate();
    expect(await world.allItems()).toEqual(done);
    expect(output.at(-1)).toMatch(/^0001-leading-keys: done at \d{4}-/);
  });

  test('with `again` moves items that the old version wrote after it finished', async () => {
    const whole = await expected();
    await migrate();
    await world.table.client.send(
      new DeleteCommand({
        TableName: world.table.name,
        Key: { pk: 'SUPPRESS#gone#1@example.co.za', sk: 'SUPPRESS' },
      }),
    );
    await world.put(suppression);
    await migrate({ again: true });
    expect(await data()).toEqual(whole);
    expect(output.at(-1)).toBe('  Changed: 1 suppression');
  });

  test('with dry run reports the changes and writes nothing', async () => {
    const before = await world.allItems();
    await migrate({ dryRun: true });
    expect(await world.allItems()).toEqual(before);
    expect(output.at(-1)).toBe('  Would change: 2 bundle, 2 counts, 4 ledger, 1 suppression');
  });

  test.each(['before', 'after'] as const)(
    'killed %s any of its writes and restarted loses and duplicates nothing',
    async (when) => {
      const whole = await expected();
      const start = await world.allItems();
      let nth = 0;
      for (let isOver = false; !isOver; nth += 1) {
        const process = crashAtWrite(world.deps.table.client, nth, when);
        await migrate().catch((error: Error) => expect(error.name).toBe('Crash'));
        isOver = !process.crashed();
        process.restart();
        await migrate();
        expect(await data(), `killed ${when} write ${nth}`).toEqual(whole);
        await reset(start);
      }
      // One write for each of the nine items and each page of four.
      expect(nth).toBeGreaterThan(12);
    },
  );

  test('continues at its position after a kill', async () => {
    // At most, a page has four items to move and its position to save.
    const process = crashAtWrite(world.deps.table.client, 5, 'before');
    await expect(migrate()).rejects.toThrow('The process died');
    process.restart();
    expect((await world.itemsOfType('migration'))[0]).toMatchObject({ position: { pk: expect.any(String) } });
    await migrate();
    expect(output).toContain('  Continues where an earlier run stopped.');
  });

  test('stops if another run saves its position', async () => {
    const remove = intercept(world.deps.table.client, async ({ operation, input }, send) => {
      if (operation === 'PutItem' && input.Item.type === 'migration') {
        remove();
        await world.put({ ...input.Item, version: 7 });
      }
      return send();
    });
    await expect(migrate()).rejects.toThrow('Another run saved its position meanwhile');
    await migrate();
    expect((await data()).filter(({ sk }) => sk === 'COUNTS')).toHaveLength(2);
    expect((await data()).filter(({ pk, sk }) => pk.startsWith('USER#') && sk !== 'USER')).toEqual([]);
  });

  test('respects the rate limit', async () => {
    const waits: number[] = [];
    const sleep = async (ms: number) => void waits.push(ms);
    await migrate({ rate: 1, sleep });
    // Nine items moved and more than thirty read in two passes, at one a second on a simulated clock.
    expect(Math.max(...waits)).toBeGreaterThan(25_000);
    waits.length = 0;
    await migrate({ again: true, sleep });
    expect(waits).toEqual([]);
  });
});

async function reset(items: readonly Item[]): Promise<void> {
  const { client, name: TableName } = world.table;
  const stored = await world.allItems();
  await Promise.all(
    stored.map(({ pk, sk }) => client.send(new DeleteCommand({ TableName, Key: { pk, sk } }))),
  );
  await Promise.all(items.map((Item) => client.send(new PutCommand({ TableName, Item }))));
}

describe('npm run migrate', () => {
  const run = (folder: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/migrate.ts', ...args], {
      env: { ...process.env, DATA_DIR: folder },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  test('migrates a local folder, after a dry run', { timeout: 60_000 }, async () => {
    const folder = emptyFolder();
    const { table, close } = await localTable(folder);
    for (const Item of old) await table.client.send(new PutCommand({ TableName: table.name, Item }));
    await close();

    const dry = run(folder, '--stage', 'local', '--dry-run');
    expect(dry.output).toContain('Would change: 2 bundle, 2 counts, 4 ledger, 1 suppression');
    expect(dry.output).toContain('0002-payment-owners');
    expect(dry.status).toBe(0);
    const migrated = run(folder, '--stage', 'local', '--rate', '1000');
    expect(migrated.output).toContain('Changed: 2 bundle, 2 counts, 4 ledger, 1 suppression');
    expect(migrated.output).toContain('The table of local is up to date.');
    expect(run(folder, '--stage', 'local').output).toContain('done at');
  });

  test.each([
    [[]],
    [['--stage', 'moon']],
    [['--stage', 'local', '--rate', '0']],
    [['--stage', 'local', '--wet']],
  ])('with %j prints its usage', (args) => {
    const { status, output } = run(emptyFolder(), ...args);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^Usage: npm run migrate -- --stage local\|/),
    ]);
    expect(status).toBe(1);
  });
});
