import { setTimeout as sleep } from 'node:timers/promises';
import { functionName, stages } from '#infra/stage.ts';
import { functionEntries } from '#scripts/build/entries.ts';
import { readLog } from '#scripts/deploy/emulatorCalls.ts';
import type { Target } from '#scripts/deploy/target.ts';

const denied = /AccessDenied|not authorized to perform|UnrecognizedClient/i;

interface Findings {
  /** `payments.create: … is not authorized to perform: dynamodb:PutItem …` */
  readonly denied: readonly string[];
  /** Functions that wrote nothing, of which nothing can be said. */
  readonly silent: readonly string[];
}

/** What the functions' own logs tell of IAM since `since`: each writes a line for every call. */
export async function findDeniedCalls(target: Target, endpoint: string, since: Date): Promise<Findings> {
  // The emulator files a log line just after the answer.
  await sleep(500);
  const logs = await Promise.all(
    functionEntries().map(async ({ name }) => ({
      name,
      lines: await readLog(target, endpoint, functionName(stages.emulator, name), since),
    })),
  );
  return {
    denied: logs.flatMap(({ name, lines }) =>
      lines.filter((line) => denied.test(line)).map((line) => `${name}: ${reasonOf(line)}`),
    ),
    silent: logs.filter(({ lines }) => lines.length === 0).map(({ name }) => name),
  };
}

/** A log line of ours carries its error as JSON, with a stack that says nothing here. */
function reasonOf(line: string): string {
  return /"message":"(User: [^"]+)"/.exec(line)?.[1] ?? line.trim().slice(0, 500);
}
