import type { Config } from '#functions/lib/config.ts';
import { inTime } from '#functions/lib/inTime.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';
import { appShell, areaTemplate, codeTemplate, creatorTemplate, fileIn } from '#shared/edge/pages.ts';
import type { Language } from '#shared/text/languages.ts';

/** Pages of the web's build that functions respond with. */
export interface Pages {
  /** The empty page of the app, which shows 'Loading...' until the app has started. */
  shell(language: Language): Promise<string>;
  /** To be filled in by `shared/domain/codePageTemplate.ts`. */
  codeTemplate(language: Language): Promise<string>;
  /** To be filled in by `shared/domain/areaPageTemplate.ts`. */
  areaTemplate(language: Language): Promise<string>;
  /** To be filled in by `shared/domain/creatorPageTemplate.ts`. */
  creatorTemplate(language: Language): Promise<string>;
}

// A new version of the web is served after a minute; a deployment leaves the files of the old one in place.
const ttlMs = 60_000;

/** Fetches them from the site itself, so that functions and web can be deployed separately and still match. */
export function createPages({ appUrl }: Pick<Config, 'appUrl'>, now: () => number = Date.now): Pages {
  const cache = new Map<string, { page: Promise<string>; until: number }>();
  const read = (file: string): Promise<string> => {
    const old = cache.get(file);
    if (old !== undefined && old.until > now()) return old.page;
    const page = fetchPage(`${appUrl}${file}`).catch((error: unknown) => {
      // An old page is better than none.
      if (old === undefined) cache.delete(file);
      else return old.page;
      throw error;
    });
    cache.set(file, { page, until: now() + ttlMs });
    return page;
  };
  return {
    shell: (language) => read(fileIn(language, appShell)),
    codeTemplate: (language) => read(fileIn(language, codeTemplate)),
    areaTemplate: (language) => read(fileIn(language, areaTemplate)),
    creatorTemplate: (language) => read(fileIn(language, creatorTemplate)),
  };
}

const fetchPage = (url: string): Promise<string> =>
  inTime(timeoutsMs.page, async (signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.text();
  });
