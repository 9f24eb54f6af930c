import { setTimeout as sleep } from 'node:timers/promises';
import { functionName, stages } from '#infra/stage.ts';
import { functionEntries } from '#scripts/build/entries.ts';
import { readLog } from '#scripts/deploy/emulatorCalls.ts';
import type { Target } from '#scripts/deploy/target.ts';
import { personalDataIn } from '#test/support/personalData.ts';

const denied = /AccessDenied|not authorized to perform|UnrecognizedClient/i;

interface Findings {
  /** `payments.create: … is not authorized to perform: dynamodb:PutItem …` */
  readonly denied: readonly string[];
  /** People and secrets that are named, which should be none. */
  readonly personal: readonly string[];
  /** Functions without log lines, which were not checked. */
  readonly silent: readonly string[];
}

/** What must not be in the functions' logs since `since`; each function logs every call. */
export async function searchFunctionLogs(target: Target, endpoint: string, since: Date): Promise<Findings> {
  // The emulator stores a log line shortly after the response.
  await sleep(500);
  const logs = await Promise.all(
    functionEntries()
      // The emulator has no deployments to call it.
      .filter(({ name }) => name !== 'hooks.checkVersion')
      .map(async ({ name }) => ({
        name,
        lines: await readLog(target, endpoint, functionName(stages.emulator, name), since),
      })),
  );
  return {
    denied: logs.flatMap(({ name, lines }) =>
      lines.filter((line) => denied.test(line)).map((line) => `${name}: ${reasonOf(line)}`),
    ),
    personal: personalDataIn(logs.flatMap(({ lines }) => lines).join('\n')),
    silent: logs.filter(({ lines }) => lines.length === 0).map(({ name }) => name),
  };
}

/** The error message of a JSON log line, without its stack. */
function reasonOf(line: string): string {
  return /"message":"(User: [^"]+)"/.exec(line)?.[1] ?? line.trim().slice(0, 500);
}
