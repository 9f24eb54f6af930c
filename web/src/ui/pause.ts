/** Without a time, just long enough for the browser to handle input and to paint. */
export const pause = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));
