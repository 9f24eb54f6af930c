import type { Table } from '#functions/data/table.ts';
import { stageNames } from '#infra/settings.ts';
import { physicalName, stages } from '#infra/stage.ts';
import { loadStageFile } from '#infra/stageFile.ts';
import { localTable } from '#scripts/local/localTable.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { type AwsAccount, ownCredentials } from './awsAccount.ts';
import { runningEmulator } from './emulator.ts';
import { openTable } from './stageTable.ts';
import { emulatorKeys, readTarget } from './target.ts';

export const tableStages: readonly string[] = ['local', ...stageNames];

interface Opened {
  readonly table: Table;
  close(): Promise<void>;
}

/**
 * The table of a stage, for a script that a person runs with credentials of their own.
 * @param given the name of another one, not of the local stage
 */
export async function openStage(stage: string, given?: string): Promise<Opened> {
  if (stage === 'local') return localTable(process.env['DATA_DIR'] || '.data');
  // Reads the stage's settings, and so the name of a table that was restored.
  const account = openAccount(stage);
  const own = physicalName({ ...stages.emulator, name: stage });
  const restored = stage === 'emulator' ? undefined : process.env['ZARCODES_TABLE']?.trim();
  const name = given || restored || own;
  return { table: openTable(name, account), close: async () => undefined };
}

/** Where a stage is, other than the local one, and the credentials of the person who runs a script. */
export function openAccount(stage: string): AwsAccount {
  if (stage === 'emulator') {
    const target = readTarget(process.env);
    const endpoint = runningEmulator(target);
    if (endpoint === undefined) throw new StartFailure('No emulator runs: npm run deploy:local starts one.');
    return { endpoint, region: target.region, credentials: async () => emulatorKeys };
  }
  loadStageFile(stage);
  return { region: process.env['ZARCODES_REGION'] || 'af-south-1', credentials: ownCredentials() };
}
