import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { pathIn, withoutLanguage } from '#shared/edge/pages.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { ErrorPage } from '#web/features/shell/ErrorPage.tsx';
import { routeTree } from './routeTree.gen.ts';

interface RouterEnvironment {
  readonly history?: RouterHistory;
  readonly isServer?: false;
  readonly origin?: string;
}

/** The app's router; where pages are written at build time, with a history in memory. */
export function createAppRouter(environment: RouterEnvironment = {}) {
  const router = createRouter({
    routeTree,
    ...environment,
    // The app knows each page by one path; some have an address in each language, `/zu/township`.
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutLanguage(language(), url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = pathIn(language(), url.pathname);
        return url;
      },
    },
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorPage,
    // Plain search strings, `?id=123` and not `?id=%22123%22`: everything is text until a route validates it.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const params = new URLSearchParams();
      for (const [name, value] of Object.entries(search)) {
        if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
      }
      return params.size > 0 ? `?${params}` : '';
    },
  });
  // Its own scrolling to the top can't be turned off. It also happens when the app starts on a page that somebody reads
  // already, and where only the search changes; Shell scrolls where docs/product/look.md#page-frame says so.
  Object.defineProperty(router._scroll, 'n', { get: () => false, set: () => undefined });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
