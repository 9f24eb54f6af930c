import { countedOf } from './counted.ts';
import { amountsOf } from './counters.ts';
import { amountsOfTiles } from './mapTiles.ts';
import { writeCountedMarker } from './markers.ts';
import { type Amount, addAmounts, type Sums, writeSums } from './sums.ts';
import type { Table } from './table.ts';
import { ConditionFailed, transact, type Write } from './transact.ts';
import { parseTiled } from './zarcodes.ts';

interface Change {
  readonly eventId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A transaction takes 100 writes. A code that moves changes 40 packs of tiles and at most a dozen rows. */
const maxWrites = 100;

/**
 * Adds what changes count for, each once, however often it comes: many of them in one transaction with their markers,
 * because all write to the same items (docs/decisions/0046-counters.md).
 */
export async function countChanges(
  table: Table,
  changes: readonly Change[],
  nowSeconds: number,
): Promise<void> {
  const byId = new Map(changes.map((change) => [change.eventId, differenceOf(change)]));
  let batch: Difference[] = [];
  for (const difference of byId.values()) {
    if (writeSums(sumsOf([difference])).length === 0) continue;
    if (writesOf([...batch, difference], nowSeconds).length > maxWrites) {
      await writeBatch(table, batch, nowSeconds);
      batch = [];
    }
    batch.push(difference);
  }
  await writeBatch(table, batch, nowSeconds);
}

interface Difference {
  readonly eventId: string;
  readonly amounts: readonly Amount[];
}

const differenceOf = ({ eventId, before, after }: Change): Difference => ({
  eventId,
  amounts: [
    ...amountsOf(countedOf(before)).map((each) => ({ ...each, amount: -each.amount })),
    ...amountsOf(countedOf(after)),
    ...amountsOfTiles(parseTiled(before), parseTiled(after)),
  ],
});

/** Without those that were counted before, and whose markers refuse the others. */
async function writeBatch(table: Table, batch: readonly Difference[], nowSeconds: number): Promise<void> {
  if (batch.length === 0) return;
  try {
    await transact(table, writesOf(batch, nowSeconds));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const fresh = batch.filter(({ eventId }) => !error.labels.includes(eventId));
    await writeBatch(table, fresh, nowSeconds);
  }
}

const writesOf = (batch: readonly Difference[], nowSeconds: number): Write[] => [
  ...batch.map(({ eventId }) => writeCountedMarker(eventId, nowSeconds)),
  ...writeSums(sumsOf(batch)),
];

function sumsOf(batch: readonly Difference[]): Sums {
  const sums: Sums = new Map();
  for (const { amounts } of batch) addAmounts(sums, amounts);
  return sums;
}
