import { maxImportRows } from '#shared/domain/imports.ts';
import { t } from '#shared/text/t.ts';
import { fileProblems, maxMegabytes } from './fileProblems.ts';
import type { PlacesMessage } from './placesWorker.ts';
import type { PlaceTable } from './placeTable.ts';

const maxBytes = maxMegabytes * 1024 * 1024;

/** Reads a file in a worker, whose code comes with the first file. @returns a sentence where there is nothing in it */
export async function readFile(file: File): Promise<PlaceTable | string> {
  if (file.size > maxBytes) return fileProblems.tooLarge;
  const worker = new Worker(new URL('./placesWorker.ts', import.meta.url), { type: 'module' });
  try {
    const read = await new Promise<PlacesMessage>((resolve, reject) => {
      worker.addEventListener('error', reject);
      worker.addEventListener('message', ({ data }: MessageEvent<PlacesMessage>) => resolve(data));
      worker.postMessage([file, file.name, { maxBytes, maxPlaces: maxImportRows }]);
    });
    if (read === null) return t`Your device can't open this file. Please choose it again.`;
    return typeof read === 'string' ? fileProblems[read] : read;
  } catch {
    return t`Please check your connection, and try again.`;
  } finally {
    worker.terminate();
  }
}
