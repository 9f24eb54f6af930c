import { appShell, codeTemplate } from '#shared/edge/pages.ts';

/** The pages that the web's build made for us to answer with. */
export interface Pages {
  /** The page of the app that says 'Loading...' until the app has found out what to show. */
  shell(): Promise<string>;
  /** To be filled in by `shared/domain/codePageTemplate.ts`. */
  codeTemplate(): Promise<string>;
}

// A new version of the web is answered with after a minute; the files that the old one names stay (npm run deploy).
const ttlMs = 60_000;
// The site's own files, from the nearest edge.
const timeoutMs = 3_000;

/**
 * Reads them from the site itself, so that functions and web are deployed apart and still fit.
 * @param siteUrl without a slash at its end
 */
export function createPages(siteUrl: string, now: () => number = Date.now): Pages {
  const kept = new Map<string, { page: Promise<string>; until: number }>();
  const read = (file: string): Promise<string> => {
    const old = kept.get(file);
    if (old !== undefined && old.until > now()) return old.page;
    const page = fetchPage(`${siteUrl}${file}`).catch((error: unknown) => {
      // An old page is better than none.
      if (old === undefined) kept.delete(file);
      else return old.page;
      throw error;
    });
    kept.set(file, { page, until: now() + ttlMs });
    return page;
  };
  return { shell: () => read(appShell), codeTemplate: () => read(codeTemplate) };
}

async function fetchPage(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
