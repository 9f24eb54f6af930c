/** An app of its own (ownApp.ts), built with an analytics measurement id. */
import { join } from 'node:path';
import { buildPages } from '#scripts/build.ts';
import { serveOwnApp } from './ownApp.ts';

process.env['VITE_GA_MEASUREMENT_ID'] = 'G-TEST000000';

await serveOwnApp({
  options: async (folder) => {
    const webFolder = join(folder, 'web');
    await buildPages(webFolder);
    return { build: false, webFolder, analytics: true };
  },
  settings: { mapProvider: 'open' },
});
