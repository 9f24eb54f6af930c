import type { ReactElement, ReactNode } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { useApi } from '#web/api/useApi.ts';
import { Landing } from '#web/features/landing/Landing.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { ContactPanel } from '#web/features/support/ContactPanel.tsx';

/** The landing page with its search box and contact form, which belong to other features. */
export function LandingRoute({ notice }: { notice?: ReactNode }): ReactElement {
  const { data } = useApi('vouchers.promoted');
  return (
    <Landing
      notice={notice}
      search={<SearchBox closeDelay={300} size="lg" />}
      contact={<ContactPanel />}
      priceCents={usePriceCents()}
      voucher={data?.voucher ?? null}
    />
  );
}
