/** Draws sheets of signs, so that the page stays quick. */
import { drawSheets, type Sheets } from './drawSheets.ts';

export type SheetsMessage = { readonly done: number } | { readonly pdf: Uint8Array<ArrayBuffer> };

const send = (message: SheetsMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Sheets>) => {
  void drawSheets(data, (done) => send({ done })).then(
    (pdf) => send({ pdf }),
    // As an error of the worker, which the page hears of.
    (error) => setTimeout(() => reportError(error)),
  );
});
