import { orderStops } from '#shared/domain/stopOrder.ts';

/** Beside the page, which goes on answering to touches. */
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof orderStops>>) => {
  postMessage(orderStops(...data));
});
