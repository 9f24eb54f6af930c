import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PaymentResult } from '#web/features/payment/PaymentResult.tsx';
import { requireSignedIn } from '#web/session/guards.ts';
import { paymentSearch } from '../-paymentSearch.ts';

export const Route = createFileRoute('/payment/success')({
  beforeLoad: requireSignedIn,
  validateSearch: paymentSearch,
  component: SuccessPage,
});

function SuccessPage(): ReactElement {
  return <PaymentResult id={Route.useSearch().id ?? null} />;
}
