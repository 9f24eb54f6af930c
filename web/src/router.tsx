import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { LoadingScreen } from './ui/LoadingScreen.tsx';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingScreen,
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
