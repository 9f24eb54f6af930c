import type { FileProblem, PlaceTable } from './placeTable.ts';
import { readPlaces } from './readPlaces.ts';

/** What is read, and what it is; null where the device can't open it. */
export type PlacesMessage = PlaceTable | FileProblem | null;

/** Beside the page, which goes on answering to touches. */
addEventListener('message', async ({ data }: MessageEvent<Parameters<typeof readPlaces>>) => {
  const read: PlacesMessage = await readPlaces(...data).catch(() => null);
  postMessage(read);
});
