import { type ReactElement, useState } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { Landing } from '#web/features/landing/Landing.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { ContactPanel } from '#web/features/support/ContactPanel.tsx';
import { isRunning, promotion } from '#web/text/promotion.ts';

/** The landing page with its search box and contact form, which other features make. */
export function LandingRoute(): ReactElement {
  const [running] = useState(() => isRunning(promotion, new Date()));
  return (
    <Landing
      search={<SearchBox closeDelay={300} size="lg" />}
      contact={<ContactPanel />}
      priceCents={usePriceCents()}
      promotion={running ? promotion : null}
    />
  );
}
