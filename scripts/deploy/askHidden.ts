import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** What a person types on the terminal, without showing it. @param variable to be set where there is no terminal */
export async function askHidden(name: string, variable: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartFailure(`There is no terminal to type the ${name.toLowerCase()} on: set ${variable}.`);
  }
  process.stdout.write(`${name}: `);
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
