import type { Table } from '#functions/data/table.ts';
import { openTable } from '#scripts/deploy/stageTable.ts';
import { localAccess, tableName } from './access.ts';
import { createTable } from './createTable.ts';
import { openDataFolder } from './dataFolder.ts';
import { startEngine } from './engine.ts';

/** Opens the table of a data folder for a script. The lock prevents an app from running on it at the same time. */
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
