/**
 * `npm run basemap -- --stage local|emulator|dev|prod --file za.pmtiles` checks an archive of vector tiles, uploads it
 * beside the one before, and switches to it; `--remove` switches back. docs/deploy.md says where such a file comes from.
 */
import { parseArgs } from 'node:util';
import { getSettings } from '#functions/data/settings.ts';
import { openArchiveFile } from './basemap/archiveFile.ts';
import { type BasemapStore, localStore, nameOfFile, stageStore } from './basemap/basemapStore.ts';
import { checkBasemap } from './basemap/checkBasemap.ts';
import { switchBasemap } from './basemap/switchBasemap.ts';
import { openAccount, openStage, tableStages } from './deploy/openStage.ts';
import { StartFailure } from './local/startFailure.ts';

interface Arguments {
  readonly stage: string;
  /** Null to remove the one that is there. */
  readonly path: string | null;
}

function readArguments(): Arguments {
  try {
    const options = {
      stage: { type: 'string' },
      file: { type: 'string' },
      remove: { type: 'boolean', default: false },
    } as const;
    const { stage, file, remove } = parseArgs({ options }).values;
    const isOne = remove ? file === undefined : file !== undefined;
    if (stage !== undefined && tableStages.includes(stage) && isOne) return { stage, path: file ?? null };
  } catch {
    // The usage below is the message.
  }
  throw new StartFailure(
    `Usage: npm run basemap -- --stage ${tableStages.join('|')} --file za.pmtiles, or --remove`,
  );
}

const storeOf = async (stage: string): Promise<BasemapStore> =>
  stage === 'local' ? localStore(process.env['DATA_DIR'] || '.data') : stageStore(stage, openAccount(stage));

const say = (line: string) => console.log(line);

async function checked(path: string): Promise<string> {
  const file = await openArchiveFile(path).catch(() => {
    throw new StartFailure(`There is no file ${path}.`);
  });
  try {
    const { maxZoom, dataOf, warnings } = await checkBasemap(file, new Date());
    const size = `${(file.bytes / 1024 / 1024).toFixed(1)} MB`;
    say(`${path}: ${size}, up to zoom ${maxZoom}${dataOf === undefined ? '' : `, data of ${dataOf}`}.`);
    for (const warning of warnings) say(`  ${warning}`);
  } finally {
    await file.close();
  }
  return nameOfFile(path);
}

async function main(): Promise<void> {
  const { stage, path } = readArguments();
  const next = path === null ? '' : await checked(path);
  const { table, close } = await openStage(stage);
  try {
    const store = await storeOf(stage);
    const { basemap: before, mapProvider } = await getSettings(table);
    const isThere = before !== '' && (await store.has(before));
    if (before !== '' && !isThere)
      say(`The setting names ${before}, which is not in the bucket: pages show the bundled map alone.`);
    if (before === next && (isThere || next === ''))
      return say(next === '' ? 'There is no map of our own.' : 'It is this file already.');
    if (path !== null) await upload(store, next, path);
    await switchBasemap(table, store, next);
    if (next === '') return say('Removed: pages show the open map.');
    say(
      mapProvider === 'own'
        ? 'Pages show it from now on.'
        : 'Choose “Own map” in System Settings to show it.',
    );
  } finally {
    await close();
  }
}

async function upload(store: BasemapStore, file: string, path: string): Promise<void> {
  let shown = 0;
  await store.upload(file, path, (share) => {
    const tenths = Math.floor(share * 10);
    if (tenths > shown) say(`  uploaded ${tenths * 10}%`);
    shown = Math.max(shown, tenths);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
