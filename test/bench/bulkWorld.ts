/** A world for a million items: an engine of its own, without streams, whose file is written directly. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { type Engine, startEngine } from '#scripts/local/engine.ts';
import { type Item, newWorld, type World } from '#test/support/world.ts';
import { openBulkLoad } from './bulkLoad.ts';
import { putItems } from './putItems.ts';

export type PutMany = (items: readonly Item[]) => Promise<void>;

export async function inBulkWorld(bench: (world: World, put: PutMany) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-bench-'));
  const engine = await startEngine(folder);
  try {
    const world = await newWorld({}, { engine: engine.endpoint });
    // Nothing reads the stream here, and each stored stream record slows down the engine's writes.
    await world.table.client.send(
      new UpdateTableCommand({ TableName: world.table.name, StreamSpecification: { StreamEnabled: false } }),
    );
    await bench(world, loaderOf(world, engine));
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Into the engine's own file, or by its protocol where it is another one. */
function loaderOf(world: World, { databaseFile }: Engine): PutMany {
  if (databaseFile === undefined) return (items) => putItems(world, items);
  const bulk = openBulkLoad(databaseFile, world.table.name);
  return async (items) => bulk.put(items);
}
