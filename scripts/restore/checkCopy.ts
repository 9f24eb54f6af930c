import * as z from 'zod';
import { openTable } from '#scripts/deploy/stageTable.ts';
import { localAccess } from '#scripts/local/access.ts';
import type { App } from '#scripts/local/app.ts';
import { counterProblems } from '#scripts/recount/recount.ts';
import { startApp } from '#scripts/start.ts';
import { readFile, type StoredItem } from './tableFile.ts';

const Found = z.object({ title: z.string(), latitude: z.coerce.number(), longitude: z.coerce.number() });
const Inbox = z.object({ emails: z.array(z.object({ subject: z.string() })) });

interface Copy {
  readonly folder: string;
  readonly table: string;
  /** What it was made of. */
  readonly file: string;
}

/**
 * Starts the app on a restored table, opens a code as a visitor would, and writes a message, which jobs have to mail and
 * count. @returns what is not as it should be
 */
export async function checkCopy(
  { folder, table, file }: Copy,
  say: (line: string) => void,
): Promise<string[]> {
  const app = await startApp({ dataDir: folder, table });
  try {
    return [...(await codeProblems(app, file, say)), ...(await jobProblems(app, table, say))];
  } finally {
    await app.stop();
  }
}

async function firstCode(file: string): Promise<StoredItem | undefined> {
  for await (const item of readFile(file)) if (item['type']?.S === 'zarcode') return item;
  return undefined;
}

async function codeProblems({ url }: App, file: string, say: (line: string) => void): Promise<string[]> {
  const health = await fetch(`${url}/api/health`);
  if (!health.ok) return [`The app on the copy answers ${health.status} to /api/health`];
  const item = await firstCode(file);
  if (item === undefined) {
    say('The app runs on the copy. There is no code to ask for.');
    return [];
  }
  const code = item['code']?.S ?? '';
  const answer = await fetch(`${url}/api/zarcodes/${code}`);
  if (!answer.ok) return [`The app on the copy answers ${answer.status} to the code ${code}`];
  const { title, latitude, longitude } = Found.parse(await answer.json());
  say(`The app runs on the copy and finds ${code}.`);
  const isSame =
    title === item['title']?.S &&
    latitude === Number(item['latitude']?.N) &&
    longitude === Number(item['longitude']?.N);
  return isSame ? [] : [`${code} is shown otherwise than it was saved`];
}

const message = {
  name: 'Restore drill',
  email: 'drill@example.co.za',
  subject: 'Restore drill',
  message: 'Written on the restored table.',
};

/** Whether stream, jobs and counters work on the copy. */
async function jobProblems(app: App, table: string, say: (line: string) => void): Promise<string[]> {
  const answer = await fetch(`${app.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!answer.ok) return [`The app on the copy answers ${answer.status} to a message`];
  await app.caughtUp();
  const { emails } = Inbox.parse(await (await fetch(`${app.inboxUrl}/store`)).json());
  const counters = await counterProblems(
    openTable(table, localAccess(app.tableEnv['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')),
  );
  const isMailed = emails.some(({ subject }) => subject.includes(message.subject));
  if (isMailed && counters.length === 0) say('Its jobs mail and count a new message.');
  return [
    ...(isMailed ? [] : ['No job of the copy mailed a message']),
    ...counters.map((line) => `After a message the counters of the copy differ: ${line}`),
  ];
}
