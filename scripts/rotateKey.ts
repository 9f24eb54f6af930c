/**
 * `npm run rotate-key -- --stage emulator|dev|prod` replaces the key that signs sessions, in two runs some minutes apart.
 * `--end-previous` ends what the key before it signed.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readJwtKeys } from '#functions/lib/jwtKeys.ts';
import { stageNames } from '#infra/settings.ts';
import { secretName } from '#infra/stage.ts';
import { putSecret, readSecret } from './deploy/awsAccount.ts';
import { openAccount } from './deploy/openStage.ts';
import { endPreviousKey, rotateKeys } from './deploy/rotatedKeys.ts';
import { StartFailure } from './local/startFailure.ts';

function readArguments(): { stage: string; endsPrevious: boolean } {
  try {
    const options = {
      stage: { type: 'string' },
      'end-previous': { type: 'boolean', default: false },
    } as const;
    const { stage, 'end-previous': endsPrevious } = parseArgs({ options }).values;
    if (stage !== undefined && stageNames.includes(stage)) return { stage, endsPrevious };
  } catch {
    // The usage below is the message.
  }
  throw new StartFailure(`Usage: npm run rotate-key -- --stage ${stageNames.join('|')} [--end-previous]`);
}

/** 48 bytes: more than HS256 can use. */
const newKey = () => randomBytes(48).toString('base64url');

async function main(): Promise<void> {
  const { stage, endsPrevious } = readArguments();
  const account = openAccount(stage);
  const name = secretName({ name: stage }, 'jwt');
  const stored = await readSecret(account, name);
  if (stored === null) {
    throw new StartFailure(
      `The secret ${name} could not be read. Deploy the stage first, and use credentials that may read its secrets.`,
    );
  }
  const now = new Date();
  const before = readJwtKeys(stored);
  const { keys, text } = endsPrevious ? endPreviousKey(before, now) : rotateKeys(before, now, newKey);
  if (!(await putSecret(account, name, JSON.stringify(keys)))) {
    throw new StartFailure(`The secret ${name} could not be stored; nothing was changed.`);
  }
  console.log(text);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
