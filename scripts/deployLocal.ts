/**
 * `npm run deploy:local` deploys the stacks of AWS to an emulator on this machine, with IAM enforced, and serves the
 * site for a browser. It needs no account. `-- --down` removes everything.
 */
import { parseArgs } from 'node:util';
import { bringUp, takeDown } from './deploy/localStage.ts';
import { readTarget } from './deploy/target.ts';
import { StartFailure } from './local/startFailure.ts';

const log = (line: string) => console.log(line);

function readArguments(): boolean {
  try {
    return parseArgs({ options: { down: { type: 'boolean', default: false } } }).values.down;
  } catch {
    throw new StartFailure('Usage: npm run deploy:local [-- --down]');
  }
}

try {
  const isDown = readArguments();
  const target = readTarget(process.env);
  if (isDown) await takeDown(target, log);
  else {
    const { url, apiUrl, endpoint } = await bringUp(target, log);
    log(`\nSite, through the edge: ${url}`);
    log(`Sent mails:             ${endpoint}/_ministack/ses/messages`);
    log(`API's own address:      ${apiUrl}/api (refuses calls that bypass the edge)`);
    log('To remove it:           npm run deploy:local -- --down');
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}
