import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDataFolder } from '#scripts/local/dataFolder.ts';
import { startEngine } from '#scripts/local/engine.ts';
import { endStaleEngine, runningEngine } from '#scripts/local/staleEngine.ts';
import { FolderInUse, StartFailure } from '#scripts/local/startFailure.ts';

export interface Source {
  readonly endpoint: string;
  /** An app uses it meanwhile, and may write. */
  readonly isRunning: boolean;
  release(): Promise<void>;
}

/** The database of a data folder: that of the app which runs on it, or one that is started for us. */
export async function openSource(dataDir: string): Promise<Source> {
  const path = resolve(dataDir);
  const pidFile = join(path, 'engine.pid');
  if (!existsSync(join(path, 'dynamodb'))) throw new StartFailure(`There is no database in ${path}.`);
  const folder = takeFolder(path);
  if (folder === null) {
    const endpoint = runningEngine(pidFile, path);
    if (endpoint === undefined)
      throw new StartFailure(`An app is starting or stopping on ${path}: try again.`);
    return { endpoint, isRunning: true, release: async () => undefined };
  }
  await endStaleEngine(pidFile, path);
  const engine = await startEngine(folder.file('dynamodb'));
  const release = async () => {
    await engine.stop();
    folder.release();
  };
  return { endpoint: engine.endpoint, isRunning: false, release };
}

/** @returns null where an app holds it. */
function takeFolder(path: string) {
  try {
    return openDataFolder(path);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}
