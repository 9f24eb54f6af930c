/**
 * `npm run deploy -- --stage prod` deploys the product to AWS: checks the account, builds, deploys every stack, uploads
 * the pages and runs a smoke test. Run again, it deploys only what changed.
 */
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stageNamed } from '#infra/settings.ts';
import { loadStageFile } from '#infra/stageFile.ts';
import { attachTable } from './deploy/attachTable.ts';
import { ownCredentials, readAccountId } from './deploy/awsAccount.ts';
import { deployStage } from './deploy/awsStage.ts';
import { noCredentials } from './deploy/preflight.ts';
import { StartFailure } from './local/startFailure.ts';

const usage = 'Usage: npm run deploy -- --stage dev|prod   (docs/deploy.md lists the settings)';

function readArguments(): string {
  try {
    const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
    if (stage === 'dev' || stage === 'prod') return stage;
  } catch {
    // The usage below is the message.
  }
  throw new StartFailure(usage);
}

async function main(): Promise<void> {
  const name = readArguments();
  loadStageFile(name);
  const credentials = ownCredentials();
  const region = process.env['ZARCODES_REGION'] || 'af-south-1';
  // Like the CDK: the account of the credentials, unless one is set.
  const account = await readAccountId({ region, credentials }).catch(() => null);
  if (account === null) throw new StartFailure(noCredentials(region));
  const table = process.env['ZARCODES_TABLE']?.trim();
  if (table) {
    const client = new DynamoDBClient({ region, credentials });
    // In the environment, because the CDK's app reads the settings as well.
    process.env['ZARCODES_TABLE_STREAM'] = await attachTable(client, table);
  }
  const stage = stageNamed(name, { ...process.env, CDK_DEFAULT_ACCOUNT: account });
  const url = await deployStage(stage, { region, credentials }, (line) => console.log(line));
  console.log(`\nDeployed: ${url}`);
  console.log(`To create the first admin: npm run create-admin -- --stage ${name} --email you@example.com`);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof StartFailure || (error instanceof Error && /needs settings/.test(error.message));
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
