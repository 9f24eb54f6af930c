/**
 * Brings the items of a table that an earlier version wrote to the shape of this one. Reads the whole table, page by
 * page, and changes each item that needs it in one conditional transaction. The position is saved after each page, so
 * that a run that was killed continues there; a page that is read twice finds its items changed and leaves them alone.
 */
import { setTimeout } from 'node:timers/promises';
import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { getMigration, type MigrationState, putMigration } from '#functions/data/migrations.ts';
import type { Table } from '#functions/data/table.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import type { Clock } from '#functions/lib/clock.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import type { Change, Migration, OldItem } from './migration.ts';

/**
 * Items a second that are read or changed. To move one takes four write units, and a new on-demand table serves 4,000
 * a second: this leaves it half of them.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html
 */
export const defaultRate = 500;

/** A transaction takes a fifth of a second from another continent: with one at a time a large table took days. */
const maxAtOnce = 16;
/** An item that changes between reading and writing this often is an error in the migration. */
const maxAttempts = 5;

export interface MigrateOptions {
  readonly table: Table;
  readonly migrations: readonly Migration[];
  readonly now: Clock;
  readonly say: (line: string) => void;
  /** Only reports what would change. */
  readonly dryRun?: boolean;
  /** Also migrations that are done: an earlier version may have written items since then. */
  readonly again?: boolean;
  readonly rate?: number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly pageSize?: number;
}

/** Runs all migrations that are not done, in their order. */
export async function runMigrations(options: MigrateOptions): Promise<void> {
  for (const migration of options.migrations) {
    const state = await getMigration(options.table, migration.name);
    if (state?.doneAt !== undefined && !options.again) {
      options.say(`${migration.name}: done at ${state.doneAt}`);
    } else {
      await run(migration, state, options);
    }
  }
}

async function run(
  migration: Migration,
  stored: MigrationState | null,
  options: MigrateOptions,
): Promise<void> {
  const { table, say, now, dryRun = false } = options;
  const pace = paced(options.rate ?? defaultRate, options.sleep ?? setTimeout);
  const unfinished = stored?.doneAt === undefined ? stored : null;
  let version = stored?.version ?? 0;
  const save = async (progress: Pick<MigrationState, 'position' | 'doneAt'>) => {
    if (dryRun) return;
    if (!(await putMigration(table, migration.name, { startedAt, version, ...progress }))) {
      throw new StartFailure(
        'Another run saved its position meanwhile, or the connection was lost. Run the same command again when no other run is active.',
      );
    }
    version += 1;
  };
  const startedAt = unfinished?.startedAt ?? now().toISOString();
  let position = unfinished?.position;
  say(`${migration.name}: ${migration.summary}`);
  if (position !== undefined) say('  Continues where an earlier run stopped.');

  const changed: string[] = [];
  for (let isDone = false; !isDone; ) {
    const isWholePass = position === undefined;
    const before = changed.length;
    for await (const page of readPages(table, position, options.pageSize ?? 200)) {
      await pace(page.items.length);
      changed.push(...(await changePage(migration, page.items, options, pace)));
      position = page.position;
      if (position !== undefined) await save({ position });
    }
    // An earlier version that still ran may have written items behind the position.
    isDone = dryRun || (isWholePass && changed.length === before);
  }
  await save({ doneAt: now().toISOString() });
  const kinds = [...Map.groupBy(changed.toSorted(), (kind) => kind)];
  const counts = kinds.map(([kind, { length }]) => `${length} ${kind}`).join(', ');
  say(`  ${dryRun ? 'Would change' : 'Changed'}: ${counts || 'nothing'}`);
}

interface Page {
  readonly items: readonly OldItem[];
  /** Where the next one begins; undefined after the last. */
  readonly position: MigrationState['position'];
}

async function* readPages(table: Table, from: Page['position'], pageSize: number): AsyncGenerator<Page> {
  let position = from;
  do {
    const page = await table.client.send(
      new ScanCommand({
        TableName: table.name,
        ConsistentRead: true,
        Limit: pageSize,
        ...(position !== undefined && { ExclusiveStartKey: position }),
      }),
    );
    position = page.LastEvaluatedKey as Page['position'];
    yield { items: (page.Items ?? []) as OldItem[], position };
  } while (position !== undefined);
}

/** @returns the kinds of the items that it changed, or would change. When it throws, no write is under way any more. */
async function changePage(
  migration: Migration,
  items: readonly OldItem[],
  { table, dryRun = false }: MigrateOptions,
  pace: Pace,
): Promise<string[]> {
  const due: { item: OldItem; change: Change }[] = [];
  for (const item of items) {
    const change = await migration.plan(item, table);
    if (change !== null) due.push({ item, change });
  }
  if (dryRun) return due.map(({ change }) => change.kind);
  const kinds: string[] = [];
  for (let from = 0; from < due.length; from += maxAtOnce) {
    const some = due.slice(from, from + maxAtOnce);
    await pace(some.length);
    const results = await Promise.allSettled(some.map(({ item }) => changeItem(table, migration, item)));
    for (const [index, result] of results.entries()) {
      if (result.status === 'rejected') throw result.reason;
      if (result.value) kinds.push(some[index]?.change.kind ?? '');
    }
  }
  return kinds;
}

/** @returns false where another run changed it meanwhile. */
async function changeItem(table: Table, migration: Migration, item: OldItem): Promise<boolean> {
  let current: OldItem | undefined = item;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const change = current && (await migration.plan(current, table));
    if (!change) return false;
    if (await succeeds(transact(table, change.writes))) return true;
    current = await reread(table, item);
  }
  throw new Error(`${migration.name} cannot change ${item.pk} ${item.sk}`);
}

/** @returns false where a condition did not hold. */
async function succeeds(transaction: Promise<void>): Promise<boolean> {
  try {
    await transaction;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

async function reread(table: Table, { pk, sk }: OldItem): Promise<OldItem | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk, sk }, ConsistentRead: true }),
  );
  return Item as OldItem | undefined;
}

type Pace = (items: number) => Promise<void>;

/** Waits as long as is needed for no more than `rate` items a second. */
function paced(rate: number, sleep: (ms: number) => Promise<void>): Pace {
  let next = performance.now();
  return async (items) => {
    const wait = next - performance.now();
    next = Math.max(next, performance.now()) + (items * 1000) / rate;
    if (wait > 0) await sleep(wait);
  };
}
