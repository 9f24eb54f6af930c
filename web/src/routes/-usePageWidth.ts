import { useMatches } from '@tanstack/react-router';
import type { PageWidth } from '#web/ui/Page.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** How wide the page is inside its frame; 'wide' unless given. */
    width?: PageWidth;
    /** Without the bars of signed-in people: only a way back to their dashboard. */
    isPlain?: boolean;
  }
}

/** The width that the current route declares. */
export function usePageWidth(): PageWidth {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.width ?? 'wide' });
}

export function useIsPlain(): boolean {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.isPlain ?? false });
}
