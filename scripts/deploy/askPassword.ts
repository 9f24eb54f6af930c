import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** The password from `ADMIN_PASSWORD`, or typed twice on the terminal without being shown. */
export async function askPassword(env: NodeJS.ProcessEnv): Promise<string> {
  const given = env['ADMIN_PASSWORD'];
  if (given) return given;
  if (!process.stdin.isTTY) {
    throw new StartFailure('There is no terminal to type the password on: set ADMIN_PASSWORD.');
  }
  const first = await askHidden('Password: ');
  const second = await askHidden('Password again: ');
  if (first !== second) throw new StartFailure('The two passwords are different.');
  return first;
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  // Discards readline's echo.
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: discard, terminal: true });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stdout.write('\n');
  }
}
