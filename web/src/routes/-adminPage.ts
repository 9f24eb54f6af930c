import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import type { adminPages } from './-adminPages.tsx';

/** The options of a route of the back office. All of its pages are one script, which nobody else loads. */
export function adminPage(name: keyof typeof adminPages, staticData?: StaticDataRouteOption) {
  return {
    staticData: { width: 'wide', ...staticData } as const,
    component: lazyRouteComponent(async () => {
      const { adminPages } = await import('./-adminPages.tsx');
      return { default: adminPages[name] };
    }),
  };
}
