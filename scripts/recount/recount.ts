/**
 * Counts a whole table again and puts the counters right (docs/decisions/0046-counters.md). Changes that are on their
 * way to the counters would be counted twice, so nothing is written unless all was quiet from before the first item was
 * read until after the last one.
 */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { shardsOf, type TimeKind } from '#functions/data/byTime.ts';
import { type CounterGroup, countedOf } from '#functions/data/counted.ts';
import { allKey, amountsOf, readRow } from '#functions/data/counters.ts';
import { addAmounts, type Sums } from '#functions/data/sums.ts';
import type { Table } from '#functions/data/table.ts';
import { transactIfAllowed, type Write } from '#functions/data/transact.ts';

/** The stream's consumer is a second behind, and at most some when it is busy. */
export const settleMs = 30_000;

/** Rows of one transaction. */
const maxWrites = 100;

interface RecountOptions {
  readonly table: Table;
  readonly say: (line: string) => void;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Only reports what would change. */
  readonly dryRun: boolean;
}

/** @returns false where something was counted meanwhile, and it has to be run again */
export async function recount({ table, say, sleep, dryRun }: RecountOptions): Promise<boolean> {
  const before = await versionsOf(table);
  await sleep(settleMs);
  const { sums, stored } = await readTable(table);
  await sleep(settleMs);
  if ((await versionsOf(table)) !== before) {
    say('Something was counted meanwhile.');
    return false;
  }
  const corrections = correctionsOf(sums, stored);
  for (const { line } of corrections) say(`  ${line}`);
  say(`${corrections.length} of ${sums.size} rows ${dryRun ? 'would change' : 'change'}.`);
  if (dryRun) return true;
  for (let start = 0; start < corrections.length; start += maxWrites) {
    const writes = corrections.slice(start, start + maxWrites).map(({ write }) => write);
    if (await transactIfAllowed(table, writes)) continue;
    say('Something was counted meanwhile.');
    return false;
  }
  return true;
}

/** The counters that differ from what is counted, of a table to which nobody writes meanwhile. */
export async function counterProblems(table: Table): Promise<string[]> {
  const { sums, stored } = await readTable(table);
  return correctionsOf(sums, stored).map(({ line }) => line);
}

const groups: readonly CounterGroup[] = ['business', ...(Object.keys(shardsOf) as TimeKind[])];

/** Whatever is counted changes the totals of a group. */
async function versionsOf(table: Table): Promise<string> {
  const rows = await Promise.all(groups.map((group) => readRow(table, group, allKey)));
  return rows.map((row) => row.of('version')).join();
}

const StoredRow = z.looseObject({
  type: z.literal('stats'),
  pk: z.string(),
  sk: z.string(),
  version: z.number(),
});
type StoredRow = z.output<typeof StoredRow>;

async function readTable(table: Table): Promise<{ sums: Sums; stored: Map<string, StoredRow> }> {
  const sums: Sums = new Map();
  const stored = new Map<string, StoredRow>();
  let position: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({
        TableName: table.name,
        ConsistentRead: true,
        ...(position !== undefined && { ExclusiveStartKey: position }),
      }),
    );
    for (const item of page.Items ?? []) {
      const row = StoredRow.safeParse(item);
      if (row.success) stored.set(`${row.data.pk} ${row.data.sk}`, row.data);
      else addAmounts(sums, amountsOf(countedOf(item)));
    }
    position = page.LastEvaluatedKey;
  } while (position !== undefined);
  return { sums, stored };
}

interface Correction {
  readonly line: string;
  readonly write: Write;
}

function correctionsOf(sums: Sums, stored: ReadonlyMap<string, StoredRow>): Correction[] {
  return [...new Set([...sums.keys(), ...stored.keys()])].sort().flatMap((key): Correction[] => {
    const { type, pk, sk, version = 0, ...before } = stored.get(key) ?? keyOf(key);
    const after: Record<string, number> = Object.fromEntries(sums.get(key)?.amounts ?? []);
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const wrong = names.filter((name) => (before[name] ?? 0) !== (after[name] ?? 0));
    if (wrong.length === 0) return [];
    const changes = wrong.map((name) => `${name} ${String(before[name] ?? 0)} → ${after[name] ?? 0}`);
    const Item = { pk, sk, type, version: version + 1, ...after };
    return [{ line: `${key}: ${changes.join(', ')}`, write: unlessCounted(Item, version) }];
  });
}

function keyOf(key: string): Omit<StoredRow, 'version'> & { version?: number } {
  const [pk = '', sk = ''] = key.split(' ');
  return { pk, sk, type: 'stats' };
}

const unlessCounted = (Item: Record<string, unknown>, version: number): Write => ({
  label: 'counters',
  Put: {
    Item,
    ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
});
