import { placeFiles } from '#scripts/places/placeFiles.ts';
import { placeFolder } from '#shared/data/placeFiles.ts';

/** Serves the files of places to code that fetches them, as the site does; and records what was fetched. */
export function serveFiles(): { fetch: typeof fetch; paths: string[]; online: boolean } {
  const files = placeFiles();
  const served = {
    paths: [] as string[],
    online: true,
    fetch: async (input: string | URL | Request) => {
      const path = String(input);
      served.paths.push(path);
      if (!served.online) throw new TypeError('Failed to fetch');
      const list = files.get(path.replace(`${placeFolder}/`, '').replace('.json', ''));
      return list === undefined ? new Response('', { status: 404 }) : Response.json(list);
    },
  };
  return served;
}
