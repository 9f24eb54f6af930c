import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { MockOnly } from '#web/features/payment/MockOnly.tsx';
import { MockPayFast } from '#web/features/payment/MockPayFast.tsx';
import { paymentSearch } from './-paymentSearch.ts';

export const Route = createFileRoute('/_signedIn/payment/mock-payfast')({
  staticData: { width: 'narrow' },
  validateSearch: paymentSearch,
  component: MockPage,
});

function MockPage(): ReactElement {
  return (
    <MockOnly title={t`Test payment`}>
      <MockPayFast id={Route.useSearch().id ?? null} />
    </MockOnly>
  );
}
