/**
 * `npm run set-payfast -- --stage emulator|dev|prod` stores the merchant's PayFast credentials in the stage's secret. They
 * are typed on the terminal without being shown, or taken from PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY and
 * PAYFAST_PASSPHRASE. `--announce` only lets notices be signed with a new passphrase, before it is changed at PayFast.
 */
import { parseArgs } from 'node:util';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import { stageNames } from '#infra/settings.ts';
import { secretName } from '#infra/stage.ts';
import { askHidden } from './deploy/askHidden.ts';
import { putSecret, readSecret } from './deploy/awsAccount.ts';
import { openAccount } from './deploy/openStage.ts';
import { checkCredentials, variables } from './deploy/payFastCredentials.ts';
import { announcePassphrase, readCredentials, replaceCredentials } from './deploy/payFastRotation.ts';
import { StartFailure } from './local/startFailure.ts';

function readArguments(): { stage: string; announces: boolean } {
  try {
    const options = { stage: { type: 'string' }, announce: { type: 'boolean', default: false } } as const;
    const { stage, announce: announces } = parseArgs({ options }).values;
    if (stage !== undefined && stageNames.includes(stage)) return { stage, announces };
  } catch {
    // The usage below is the message.
  }
  throw new StartFailure(`Usage: npm run set-payfast -- --stage ${stageNames.join('|')} [--announce]`);
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
  const { stage, announces } = readArguments();
  const account = openAccount(stage);
  const entered = await askCredentials(process.env);
  const name = secretName({ name: stage }, 'payfast');
  const stored = readCredentials(await readSecret(account, name));
  const { credentials, text } = announces
    ? announcePassphrase(stored, entered, new Date())
    : replaceCredentials(stored, entered, new Date());
  if (!(await putSecret(account, name, JSON.stringify(credentials)))) {
    throw new StartFailure(
      `The secret ${name} could not be stored. Deploy the stage first, and use credentials that may write its secrets.`,
    );
  }
  console.log(`${name} is stored. ${text}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
