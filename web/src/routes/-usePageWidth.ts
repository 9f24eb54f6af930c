import { useMatches } from '@tanstack/react-router';
import type { PageWidth } from '#web/ui/Page.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** How wide the page is inside its frame; 'wide' unless given. */
    width?: PageWidth;
  }
}

/** The width that the current route declares. */
export function usePageWidth(): PageWidth {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.width ?? 'wide' });
}
