/**
 * `npm run deploy:local`: the whole product as it stands on AWS, without an account. A true `cdk deploy` to an
 * emulator on this machine with IAM enforced, to be opened in a browser. `-- --down` takes it all away.
 */
import { parseArgs } from 'node:util';
import { bringUp, takeDown } from './deploy/localStage.ts';
import { readTarget } from './deploy/target.ts';
import { StartFailure } from './local/startFailure.ts';

const say = (line: string) => console.log(line);

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
  if (isDown) await takeDown(target, say);
  else {
    const { url, apiUrl, endpoint } = await bringUp(target, say);
    say(`\nThe site, through the edge: ${url}`);
    say(`Mail that it sent:          ${endpoint}/_ministack/ses/messages`);
    say(`The API's own address:      ${apiUrl}/api (which answers the edge alone)`);
    say('Take it away with:          npm run deploy:local -- --down');
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}
