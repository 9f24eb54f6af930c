import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { MockPayFast } from '#web/features/payment/MockPayFast.tsx';
import { requireSignedIn } from '#web/session/guards.ts';
import { paymentSearch } from '../-paymentSearch.ts';

export const Route = createFileRoute('/payment/mock-payfast')({
  beforeLoad: requireSignedIn,
  validateSearch: paymentSearch,
  component: MockPage,
});

function MockPage(): ReactElement {
  return <MockPayFast id={Route.useSearch().id ?? null} />;
}
