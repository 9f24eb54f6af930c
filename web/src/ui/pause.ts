/** Lets the browser listen to taps and keys, and paint, in between. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
