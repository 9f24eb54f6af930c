/**
 * `npm run deploy -- --stage prod`: the whole product on AWS. Looks whether it can work, builds, deploys every stack,
 * uploads the pages and tries the site. Run again it changes what changed.
 */
import { parseArgs } from 'node:util';
import { stageNamed } from '#infra/settings.ts';
import { loadStageFile } from '#infra/stageFile.ts';
import { ownCredentials, readAccountId } from './deploy/awsAccount.ts';
import { deployStage } from './deploy/awsStage.ts';
import { noCredentials } from './deploy/preflight.ts';
import { StartFailure } from './local/startFailure.ts';

const usage = 'Usage: npm run deploy -- --stage dev|prod   (docs/deploy.md tells its settings)';

function readArguments(): string {
  try {
    const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
    if (stage === 'dev' || stage === 'prod') return stage;
  } catch {
    // Told below.
  }
  throw new StartFailure(usage);
}

async function main(): Promise<void> {
  const name = readArguments();
  loadStageFile(name);
  const credentials = ownCredentials();
  const region = process.env['ZARCODES_REGION'] || 'af-south-1';
  // As the CDK does it: the account is that of the credentials, unless one is told.
  const own = await readAccountId({ region, credentials }).catch(() => null);
  if (own === null) throw new StartFailure(noCredentials(region));
  const stage = stageNamed(name, { ...process.env, CDK_DEFAULT_ACCOUNT: own });
  const url = await deployStage(stage, { region, credentials }, (line) => console.log(line));
  console.log(`\nDeployed: ${url}`);
  console.log(`The first admin: npm run create-admin -- --stage ${name} --email you@example.com`);
}

main().catch((error: unknown) => {
  const isTold =
    error instanceof StartFailure || (error instanceof Error && /needs settings/.test(error.message));
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
});
