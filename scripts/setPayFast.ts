/**
 * `npm run set-payfast -- --stage emulator|dev|prod` stores the merchant's PayFast credentials in the stage's secret. They
 * are typed on the terminal without being shown, or taken from PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY and
 * PAYFAST_PASSPHRASE.
 */
import { parseArgs } from 'node:util';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import { stageNames } from '#infra/settings.ts';
import { secretName } from '#infra/stage.ts';
import { askHidden } from './deploy/askHidden.ts';
import { putSecret } from './deploy/awsAccount.ts';
import { openAccount } from './deploy/openStage.ts';
import { checkCredentials, variables } from './deploy/payFastCredentials.ts';
import { StartFailure } from './local/startFailure.ts';

function readStage(): string {
  try {
    const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
    if (stage !== undefined && stageNames.includes(stage)) return stage;
  } catch {
    // The usage below is the message.
  }
  throw new StartFailure(`Usage: npm run set-payfast -- --stage ${stageNames.join('|')}`);
}

async function askCredentials(env: NodeJS.ProcessEnv): Promise<PayFastCredentials> {
  const ask = async (name: string, variable: string) =>
    (env[variable] || (await askHidden(name, variable))).trim();
  const credentials = checkCredentials({
    merchantId: await ask('Merchant id', variables.merchantId),
    merchantKey: await ask('Merchant key', variables.merchantKey),
    passphrase: await ask('Passphrase', variables.passphrase),
  });
  if (credentials.passphrase !== '') return credentials;
  throw new StartFailure(
    'The account needs a passphrase: refunds and the list of payments are signed with it. Set one at PayFast first.',
  );
}

async function main(): Promise<void> {
  const stage = readStage();
  const account = openAccount(stage);
  const credentials = await askCredentials(process.env);
  const name = secretName({ name: stage }, 'payfast');
  if (!(await putSecret(account, name, JSON.stringify(credentials)))) {
    throw new StartFailure(
      `The secret ${name} could not be stored. Deploy the stage first, and use credentials that may write its secrets.`,
    );
  }
  console.log(`${name} is stored. Functions use it within five minutes; try it with the PayFast test.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
