/**
 * `npm run create-admin -- --stage local|emulator|dev|prod --email you@example.com` creates a super admin. The password
 * is typed on the terminal or taken from ADMIN_PASSWORD.
 */
import { parseArgs } from 'node:util';
import { askPassword } from './deploy/askPassword.ts';
import { openStage, tableStages } from './deploy/openStage.ts';
import { putSuperAdmin } from './deploy/putAdmin.ts';
import { StartFailure } from './local/startFailure.ts';

function readArguments(): { stage: string; email: string } {
  try {
    const options = { stage: { type: 'string' }, email: { type: 'string' } } as const;
    const { stage, email } = parseArgs({ options }).values;
    if (stage !== undefined && tableStages.includes(stage) && email !== undefined) return { stage, email };
  } catch {
    // The usage below is the message.
  }
  throw new StartFailure(
    `Usage: npm run create-admin -- --stage ${tableStages.join('|')} --email you@example.com`,
  );
}

async function main(): Promise<void> {
  const { stage, email } = readArguments();
  const { table, close } = await openStage(stage);
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
