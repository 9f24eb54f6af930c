/** `npm run dev`: bundles the functions after every change, and serves vite's live pages on the same port. */
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { writeApiDocs } from '#scripts/build/docs.ts';
import { root } from '#scripts/build/entries.ts';
import { writePlaceFiles } from '#scripts/build/placeFiles.ts';
import { stampFile } from '#scripts/build/stamp.ts';
import { buildFunctions, webFolder } from '#scripts/build.ts';
import { placeFolder } from '#shared/data/placeFiles.ts';
import { createWeb, isApiDocument, type WebHandler } from './web.ts';

interface LiveOptions {
  readonly server: Server;
  readonly report: (problem: string) => void;
  /** Called when new bundles are ready. */
  readonly onRebuild: () => void;
}

export interface Live {
  readonly web: WebHandler;
  stop(): Promise<void>;
}

export async function startLive({ server, report, onRebuild }: LiveOptions): Promise<Live> {
  // The watcher writes to dist, so a later `npm start` must build again.
  rmSync(stampFile, { force: true });
  writeApiDocs(webFolder);
  writePlaceFiles(webFolder);
  const { createServer } = await import('vite');
  const [watching, vite] = await Promise.all([
    buildFunctions({
      watch: {
        onRebuild(errors) {
          if (errors.length > 0) report(errors.join('\n'));
          else onRebuild();
        },
      },
    }),
    createServer({
      configFile: join(root, 'web', 'vite.config.ts'),
      server: { middlewareMode: true, ws: { server } },
      appType: 'spa',
    }),
  ]);
  const files = createWeb(webFolder);
  return {
    web: (request, response) => {
      const path = (request.url ?? '/').replace(/\?.*$/s, '');
      const isFile = isApiDocument(path) || path.startsWith(`${placeFolder}/`);
      return isFile ? files(request, response) : vite.middlewares(request, response);
    },
    async stop() {
      await Promise.all([watching?.dispose(), vite.close()]);
    },
  };
}
