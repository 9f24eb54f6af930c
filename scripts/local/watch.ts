/** `npm run dev`: handlers bundled again at each change, pages served live by vite on the same port. */
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { writeApiDocs } from '#scripts/build/docs.ts';
import { root } from '#scripts/build/entries.ts';
import { stampFile } from '#scripts/build/stamp.ts';
import { buildFunctions, webFolder } from '#scripts/build.ts';
import { createWeb, isApiDocument, type WebHandler } from './web.ts';

interface LiveOptions {
  readonly server: Server;
  readonly report: (fault: string) => void;
  /** New bundles are there. */
  readonly onRebuild: () => void;
}

export interface Live {
  readonly web: WebHandler;
  stop(): Promise<void>;
}

export async function startLive({ server, report, onRebuild }: LiveOptions): Promise<Live> {
  // What stands in dist from now on is no build that a plain start may take.
  rmSync(stampFile, { force: true });
  writeApiDocs(webFolder);
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
  const documents = createWeb(webFolder);
  return {
    web: (request, response) =>
      isApiDocument((request.url ?? '/').replace(/\?.*$/s, ''))
        ? documents(request, response)
        : vite.middlewares(request, response),
    async stop() {
      await Promise.all([watching?.dispose(), vite.close()]);
    },
  };
}
