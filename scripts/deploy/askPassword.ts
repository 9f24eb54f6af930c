import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** `ADMIN_PASSWORD`, or what is typed on the terminal, twice and without showing it. */
export async function askPassword(env: NodeJS.ProcessEnv): Promise<string> {
  const given = env['ADMIN_PASSWORD'];
  if (given) return given;
  if (!process.stdin.isTTY) {
    throw new StartFailure('There is no terminal to ask for the password on: set ADMIN_PASSWORD.');
  }
  const first = await askHidden('Password: ');
  const second = await askHidden('The same again: ');
  if (first !== second) throw new StartFailure('The two passwords are not the same.');
  return first;
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  // What readline would echo goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stdout.write('\n');
  }
}
