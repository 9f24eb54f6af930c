import type { Table } from '#functions/data/table.ts';
import { openTable } from '#scripts/deploy/stageTable.ts';
import { localAccess, tableName } from './access.ts';
import { createTable } from './createTable.ts';
import { openDataFolder } from './dataFolder.ts';
import { startEngine } from './engine.ts';

/** The table of a folder on which no app runs, for a script. Its lock keeps an app from starting meanwhile. */
export async function localTable(dataDir: string): Promise<{ table: Table; close(): Promise<void> }> {
  const folder = openDataFolder(dataDir);
  const engine = await startEngine(folder.file('dynamodb'));
  const table = openTable(tableName, localAccess(engine.endpoint));
  await createTable(table.client, tableName);
  return {
    table,
    async close() {
      table.client.destroy();
      await engine.stop();
      folder.release();
    },
  };
}
