import * as z from 'zod';
import { startApp } from '#scripts/start.ts';
import { readFile, type StoredItem } from './tableFile.ts';

const Found = z.object({ title: z.string(), latitude: z.coerce.number(), longitude: z.coerce.number() });

async function firstCode(file: string): Promise<StoredItem | undefined> {
  for await (const item of readFile(file)) if (item['type']?.S === 'zarcode') return item;
  return undefined;
}

/** Starts the app on a restored folder and opens a code as a visitor would. @returns what is not as it should be. */
export async function checkCopy(
  folder: string,
  file: string,
  say: (line: string) => void,
): Promise<string[]> {
  const app = await startApp({ dataDir: folder });
  try {
    const health = await fetch(`${app.url}/api/health`);
    if (!health.ok) return [`The app on the copy answers ${health.status} to /api/health`];
    const item = await firstCode(file);
    if (item === undefined) {
      say('The app runs on the copy. There is no code to ask for.');
      return [];
    }
    const code = item['code']?.S ?? '';
    const answer = await fetch(`${app.url}/api/zarcodes/${code}`);
    if (!answer.ok) return [`The app on the copy answers ${answer.status} to the code ${code}`];
    const { title, latitude, longitude } = Found.parse(await answer.json());
    say(`The app runs on the copy and finds ${code}.`);
    const isSame =
      title === item['title']?.S &&
      latitude === Number(item['latitude']?.N) &&
      longitude === Number(item['longitude']?.N);
    return isSame ? [] : [`${code} is shown otherwise than it was saved`];
  } finally {
    await app.stop();
  }
}
