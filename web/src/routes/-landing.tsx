import type { ReactElement } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { Landing } from '#web/features/landing/Landing.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';

/** The landing page with its search box, which another feature makes. */
export function LandingRoute(): ReactElement {
  return <Landing search={<SearchBox closeDelay={300} size="lg" />} priceCents={usePriceCents()} />;
}
