/** Stands for the site's address in pages that are written at build time; nothing else looks like it. */
export const sampleOrigin = 'https://origin.invalid';

/** Where this site is, for links that people pass on. */
export function siteOrigin(): string {
  return import.meta.env.SSR ? sampleOrigin : location.origin;
}
