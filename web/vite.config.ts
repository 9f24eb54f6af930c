import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { headScript } from '../shared/edge/headScript.ts';
import { globalStyles } from './src/theme/globalStyles.ts';

const here = import.meta.dirname;

// What many pages load and the landing page does not: forms, lists, dialogs, maps and their schemas.
const notShared = [
  /react-hook-form|@hookform|\/zod\/|react-table|table-core|@zag-js|@ark-ui|slot-recipe|react-dom/,
  /(?:components|recipes)\/dialog/,
  /shared\/contract|shared\/domain\/(?:codeRule|\w*[cC]oordinates|mapLinks|polygon|mercator|countryFrame|linkPoint|provinces|changeRequests|money|time|webAddress)/,
  /web\/src\/(?:maps\/|storage\/(?:orderKey|drafts|newCode|pendingCode|purpose)|brand\/(?:\w*Draft|leave|WithoutConnection)|ui\/(?:useOverflows|useMediaQuery|form|list|pause|\w*Dialog|\w*SuggestBox|copy|CopyButton)[/.])/,
];
const isShared = (id: string) => !notShared.some((pattern) => pattern.test(id));

// What a route reads of an address, which its page reads as well.
const searches = /web\/src\/routes\/(?:.*\/)?-\w+Search/;
// Without the password field and the bare controls: pages that have those alone need nothing else of it. Nor boxes, which
// registering has none of, nor the warning on leaving, which only signed-in pages show.
const forms =
  /react-hook-form|brand\/FormDraft|shared\/domain\/account|web\/src\/ui\/form\/(?!Password|RadioGroup|controls|LeaveWarning|[cC]heckbox)/;
// Without what is made of form fields, and what stands on pages without a list.
const lists =
  /react-table|table-core|web\/src\/ui\/list\/(?!SortSelect|\w*Filter|Row(?:Actions|Choices|Menu)|wantedRow)/;

// Files too small to be compressed by themselves, of the pages for visitors and of those to sign in. Not the icons that
// the bars of signed-in pages show too.
const marketing = /icons\/(?:tractor|ticket-percent)\.|brand\/Price(?:Card|dAction)|ui\/FeatureCards/;
const contact = /icons\/(?:phone|mail)\.|features\/support\/ContactWays|ui\/useAnchorFocus/;
// Small files of the code page.
const sharing = /shared\/domain\/(?:l|signL)inks?\.|ui\/useCanShare|brand\/WidePlate/;
const account = /features\/auth\/(?!MailedLink)|brand\/(?:NewPasswordFields|accountRules)|ui\/form\/Password/;

// Small files of the signed-in pages: of lists of codes, of a new code, of what is typed and not sent yet, …
const codes =
  /brand\/(?:CodeRowActions|EditLink|GenerateLink|codeChoices)\.|ui\/list\/(?:Row(?:Actions|Choices|Menu)|wantedRow)\.|ui\/(?:Table|StatTile|timeLeft)\.|icons\/(?:arrow-up|chevrons-up-down|ellipsis-vertical)\.|api\/listSource|store\/dist\/shallow/;
const made = /brand\/NewCodeActions|icons\/(?:image-plus|printer)\./;
const phone = /ui\/(?:useIsPhone|useMediaQuery)\./;
const typed = /storage\/(?:drafts|newCode|pendingCode|searchIntent)\.|brand\/leave\./;
const filters = /ui\/list\/(?:FilterBar|SelectFilter|SearchFilter)\./;
const dialogs = /ui\/(?:ConfirmAction|ConfirmDialog|useDialogs)\.|icons\/trash\./;
const bars = /features\/shell\/UnreadMessages|icons\/(?:layout-dashboard|map-pin-plus)\.|ui\/CountBadge/;

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

// biome-ignore lint/style/noDefaultExport: Vite reads the default export.
export default defineConfig({
  root: here,
  resolve: {
    alias: [
      // A shim for React 17, which SWR and the router still import.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
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
    react(),
    globalStylesPlugin,
    headScriptPlugin,
  ],
  build: {
    outDir: `${here}/../dist/web`,
    emptyOutDir: true,
    // Inlined assets would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Every browser the product supports knows modulepreload.
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    // For scripts/build/prerender.ts, which takes it away again.
    manifest: true,
    // Fewer, larger files: the first load is then 25 files instead of 48, and 7 KB less, because Brotli finds more that
    // repeats; that of the dashboard 44 instead of 63, with a fifth less CPU. A group must not take what its modules
    // import: that is also the button that every page shows.
    rolldownOptions: {
      // Emotion's withTheme needs it, which nothing uses: 1 KB of every page.
      treeshake: { moduleSideEffects: (id) => !/hoist-non-react-statics|react-is/.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 10, test: isShared },
            { name: 'searches', minShareCount: 2, includeDependenciesRecursively: false, test: searches },
            { name: 'forms', minShareCount: 3, includeDependenciesRecursively: false, test: forms },
            { name: 'marketing', minShareCount: 2, includeDependenciesRecursively: false, test: marketing },
            { name: 'contact', minShareCount: 2, includeDependenciesRecursively: false, test: contact },
            { name: 'account', minShareCount: 2, includeDependenciesRecursively: false, test: account },
            { name: 'sharing', minShareCount: 2, includeDependenciesRecursively: false, test: sharing },
            { name: 'codes', minShareCount: 2, includeDependenciesRecursively: false, test: codes },
            { name: 'made', minShareCount: 2, includeDependenciesRecursively: false, test: made },
            { name: 'phone', minShareCount: 2, includeDependenciesRecursively: false, test: phone },
            { name: 'typed', minShareCount: 2, includeDependenciesRecursively: false, test: typed },
            { name: 'filters', minShareCount: 2, includeDependenciesRecursively: false, test: filters },
            { name: 'dialogs', minShareCount: 2, includeDependenciesRecursively: false, test: dialogs },
            { name: 'bars', minShareCount: 2, includeDependenciesRecursively: false, test: bars },
            { name: 'lists', minShareCount: 2, includeDependenciesRecursively: false, test: lists },
          ],
        },
      },
    },
  },
  // `/api` is served by the same origin; `vite` alone forwards it to a running `npm start`.
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
});
