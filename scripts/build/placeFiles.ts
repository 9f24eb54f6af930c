import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeFiles } from '#scripts/places/placeFiles.ts';
import { placeFolder } from '#shared/data/placeFiles.ts';

/** Writes the lists of places into the folder of the web build. */
export function writePlaceFiles(webFolder: string): void {
  for (const [file, places] of placeFiles()) {
    const path = join(webFolder, placeFolder, `${file}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(places));
  }
}
