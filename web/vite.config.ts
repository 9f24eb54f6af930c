import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chakraPlugin } from '../scripts/build/chakraPlugin.ts';
import { formPlugin, preloadPlugin } from '../scripts/build/phonePlugins.ts';
import { betaLanguages } from '../scripts/build/translations/catalogues.ts';
import { webMessages } from '../scripts/build/translations/plugins.ts';
import { headScript } from '../shared/edge/headScript.ts';
import { chunkGroups } from './chunkGroups.ts';
import { globalStyles } from './src/theme/globalStyles.ts';

const here = import.meta.dirname;

/** Those that tests wait for by their names. */
const isNamed =
  /features\/(?:run|field)\/|(?:LoginForm|RegisterForm|DraftLine|SignedInBars|_public\/support|_signedIn\/my-codes)\.tsx/;
/** What several pages load, by which the build and tests know them as well. */
const isNamedGroup =
  /^(?:index|visit|mapFrame|points|chakra|shared|system|searches|rolldown-runtime|guideForm)$/;
/** Pages, and late parts of them. */
const isPart = /\?tsr-split|web\/src\/(?:features|brand)\//;

/** In the head of every page, before its styles. */
const headScriptPlugin: Plugin = {
  name: 'head-script',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transformIndexHtml: (html) => html.replace('<title>', `<script>${headScript}</script>\n    <title>`),
};

const globalStylesFile = 'virtual:global-styles.css';

/** The theme's styles as a style sheet, under a name that main.ts can import. */
const globalStylesPlugin: Plugin = {
  name: 'global-styles',
  resolveId: (id) => (id === globalStylesFile ? `\0${globalStylesFile}` : undefined),
  load: (id) => (id === `\0${globalStylesFile}` ? globalStyles() : undefined),
};

/** What icons have for React's warnings, for class names and for other bundlers: 0.7 KB of the landing page. */
const iconPlugin: Plugin = {
  name: 'icons',
  apply: 'build',
  transform: (code, id) =>
    /lucide-react\/dist\/esm\/icons\//.test(id)
      ? {
          code: code.replace(/, key: "\w+"|^__iconData\.node;$|^ *(?:name: ".+"|size: 24),$/gm, ''),
          map: null,
        }
      : null,
};

/** The tree of routes says each name and most paths twice: 0.5 KB of every page. */
const routeTreePlugin: Plugin = {
  name: 'route-tree',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/routeTree.gen.ts')
      ? {
          code: `${code
            .replace(
              /: \w+Children = \{([^}]*)\}/gi,
              (_, routes: string) => ` = [${routes.replace(/\w+:\s+/g, '')}]`,
            )
            .replace(/\{\s+id: ('[^']*'),\s+path: \1,\s+getParentRoute: (.*?),?\s+\} as any/g, 'at($2, $1)')}
function at(getParentRoute, path) { return { id: path, path, getParentRoute } }`,
          map: null,
        }
      : null,
};

const isBeforeApp = /assets\/(?:index|visit|foundIt|mapFrame|points)-/;
/** Each page has links to them (scripts/build/prerender.ts). */
const isOfPage = /assets\/(?:chakra|shared|system|start|searches)-[\w-]+\.js$/;
const isOfApp = /assets\/(?:index|visit|rolldown-runtime)-[\w-]+\.(?:js|css)$/;

// biome-ignore lint/style/noDefaultExport: Vite reads the default export.
export default defineConfig({
  root: here,
  resolve: {
    alias: [
      // A shim for React 17, which SWR and the router still import.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      { find: /^.*\/currentLanguage\.ts$/, replacement: `${here}/src/text/pageLanguage.ts` },
      { find: /^@emotion\/is-prop-valid$/, replacement: `${here}/src/theme/isPropValid.ts` },
    ],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // They name their part of the back office's script themselves (web/src/routes/-adminPage.ts).
        splitBehavior: ({ routeId }) => (routeId.startsWith('/_admin/admin') ? [] : undefined),
      },
      routesDirectory: `${here}/src/routes`,
      generatedRouteTree: `${here}/src/routeTree.gen.ts`,
      quoteStyle: 'single',
      semicolons: true,
    }),
    webMessages(),
    iconPlugin,
    chakraPlugin(),
    formPlugin(),
    preloadPlugin(),
    routeTreePlugin,
    react(),
    globalStylesPlugin,
    headScriptPlugin,
  ],
  define: { betaLanguages: JSON.stringify(betaLanguages()) },
  build: {
    outDir: `${here}/../dist/web`,
    emptyOutDir: true,
    // Inlined assets would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Every browser the product supports knows modulepreload.
    modulePreload: {
      polyfill: false,
      // What runs in the app need not name the files of the app itself.
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !isOfPage.test(file) && (isBeforeApp.test(hostId) || !isOfApp.test(file))),
    },
    target: 'es2022',
    reportCompressedSize: false,
    // For scripts/build/prerender.ts, which takes it away again.
    manifest: true,
    rolldownOptions: {
      // Emotion's withTheme needs it, which nothing uses: 1 KB of every page.
      treeshake: {
        moduleSideEffects: (id) => !/hoist-non-react-statics|react-is|shared\/(?:edge|text)\//.test(id),
      },
      output: {
        // The shortest hashes that Rolldown has: the names of all files are in the first scripts.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Scripts list those that come late: without the names of pages and dialogs they are smaller by what these take.
        chunkFileNames: ({ facadeModuleId, name }) => {
          const hasName =
            facadeModuleId === null
              ? isNamedGroup.test(name)
              : isNamed.test(facadeModuleId) || !isPart.test(facadeModuleId);
          return hasName ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
        },
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  // `/api` is served by the same origin; `vite` alone forwards it to a running `npm start`.
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
});
