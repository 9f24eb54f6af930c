import type { Sheets } from './drawSheets.ts';
import type { SheetsMessage } from './sheetsWorker.ts';

/**
 * A PDF with signs, made in a worker.
 * @throws where the worker does not start or fails, and where `signal` ends it
 */
export function makeSheets(
  sheets: Sheets,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const worker = new Worker(new URL('./sheetsWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', reject);
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data }: MessageEvent<SheetsMessage>) => {
      if ('done' in data) onProgress(data.done);
      else resolve(new Blob([data.pdf], { type: 'application/pdf' }));
    });
    worker.postMessage(sheets);
  }).finally(() => worker.terminate());
}
