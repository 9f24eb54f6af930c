/**
 * `npm run create-admin -- --stage local|emulator|dev|prod --email you@example.com` creates a super admin. The password
 * is typed on the terminal or taken from ADMIN_PASSWORD.
 */
import { parseArgs } from 'node:util';
import type { Table } from '#functions/data/table.ts';
import { stageNames } from '#infra/settings.ts';
import { physicalName, stages } from '#infra/stage.ts';
import { loadStageFile } from '#infra/stageFile.ts';
import { askPassword } from './deploy/askPassword.ts';
import { runningEmulator } from './deploy/emulator.ts';
import { putSuperAdmin } from './deploy/putAdmin.ts';
import { openTable } from './deploy/stageTable.ts';
import { emulatorKeys, readTarget } from './deploy/target.ts';
import { localTable } from './local/localTable.ts';
import { StartFailure } from './local/startFailure.ts';

const allStages = ['local', ...stageNames];

function readArguments(): { stage: string; email: string } {
  try {
    const options = { stage: { type: 'string' }, email: { type: 'string' } } as const;
    const { stage, email } = parseArgs({ options }).values;
    if (stage !== undefined && allStages.includes(stage) && email !== undefined) return { stage, email };
  } catch {
    // The usage below is the message.
  }
  throw new StartFailure(
    `Usage: npm run create-admin -- --stage ${allStages.join('|')} --email you@example.com`,
  );
}

interface Opened {
  readonly table: Table;
  close(): Promise<void>;
}

async function open(stage: string): Promise<Opened> {
  if (stage === 'local') return localTable(process.env['DATA_DIR'] || '.data');
  const close = async () => undefined;
  if (stage === 'emulator') {
    const target = readTarget(process.env);
    const endpoint = runningEmulator(target);
    if (endpoint === undefined)
      throw new StartFailure('The emulator is not running: npm run deploy:local starts it.');
    const access = { endpoint, region: target.region, credentials: emulatorKeys };
    return { table: openTable(physicalName(stages.emulator), access), close };
  }
  loadStageFile(stage);
  const region = process.env['ZARCODES_REGION'] || 'af-south-1';
  return { table: openTable(`zarcodes-${stage}`, { region }), close };
}

async function main(): Promise<void> {
  const { stage, email } = readArguments();
  const { table, close } = await open(stage);
  try {
    const address = await putSuperAdmin(table, { email, password: await askPassword(process.env) });
    console.log(`${address} is now a super admin of ${stage}.`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
