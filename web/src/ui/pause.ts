/** Lets the browser handle input and paint in between. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
