import type { Table } from '#functions/data/table.ts';
import { stageNames } from '#infra/settings.ts';
import { physicalName, stages } from '#infra/stage.ts';
import { loadStageFile } from '#infra/stageFile.ts';
import { localTable } from '#scripts/local/localTable.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { runningEmulator } from './emulator.ts';
import { openTable } from './stageTable.ts';
import { emulatorKeys, readTarget } from './target.ts';

export const tableStages: readonly string[] = ['local', ...stageNames];

interface Opened {
  readonly table: Table;
  close(): Promise<void>;
}

/** The table of a stage, for a script that a person runs with credentials of their own. */
export async function openStage(stage: string): Promise<Opened> {
  if (stage === 'local') return localTable(process.env['DATA_DIR'] || '.data');
  const close = async () => undefined;
  if (stage === 'emulator') {
    const target = readTarget(process.env);
    const endpoint = runningEmulator(target);
    if (endpoint === undefined) throw new StartFailure('No emulator runs: npm run deploy:local starts one.');
    const access = { endpoint, region: target.region, credentials: emulatorKeys };
    return { table: openTable(physicalName(stages.emulator), access), close };
  }
  loadStageFile(stage);
  const region = process.env['ZARCODES_REGION'] || 'af-south-1';
  return { table: openTable(`zarcodes-${stage}`, { region }), close };
}
