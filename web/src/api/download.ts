import { saveFile } from '#web/ui/saveFile.ts';
import { errorOf, send } from './client.ts';
import { urlOf } from './urlOf.ts';
import { webRoute } from './webRoute.ts';

/** Lets the person save a file that the API makes. @throws ApiError */
export async function downloadCsv(key: 'adminMaps.exportCsv', query: Record<string, unknown>): Promise<void> {
  const response = await send('GET', urlOf(webRoute(key).path, { query }));
  if (!response.ok) throw await errorOf(response);
  const [, name = 'zarcodes.csv'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  // The mark of the alphabet, which decoding as text takes away.
  saveFile(name, `\uFEFF${await response.text()}`, 'text/csv');
}
