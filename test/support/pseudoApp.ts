/** An app of its own (ownApp.ts) whose isiZulu is the pseudo-language: what stays plain English is written in code. */
import { join } from 'node:path';
import { bundleFunctions } from '#scripts/build/functions.ts';
import { buildPages } from '#scripts/build.ts';
import { serveOwnApp } from './ownApp.ts';

process.env['PSEUDO_LANGUAGE'] = 'zu';

await serveOwnApp({
  options: async (folder) => {
    const [webFolder, functionsFolder] = [join(folder, 'web'), join(folder, 'functions/')];
    await Promise.all([buildPages(webFolder), bundleFunctions(functionsFolder)]);
    return { build: false, webFolder, functionsFolder };
  },
  settings: { mapProvider: 'open' },
});
