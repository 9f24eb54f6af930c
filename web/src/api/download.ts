import { session } from '#web/session/session.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { ApiError, urlOf } from './client.ts';
import { webRoute } from './webRoute.ts';

/** Lets the person save a file that the API makes. @throws ApiError */
export async function downloadCsv(key: 'adminMaps.exportCsv', query: Record<string, unknown>): Promise<void> {
  const response = await fetch(urlOf(webRoute(key).path, { query }), {
    headers: { authorization: `Bearer ${session().token ?? ''}` },
  });
  if (!response.ok) {
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new ApiError(response.status, 'unknown', message ?? 'Request failed');
  }
  const [, name = 'zarcodes.csv'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  // The mark of the alphabet, which decoding as text takes away.
  saveFile(name, `\uFEFF${await response.text()}`, 'text/csv');
}
