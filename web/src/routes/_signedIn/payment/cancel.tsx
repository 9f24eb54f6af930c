import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PaymentCancelled } from '#web/features/payment/PaymentCancelled.tsx';
import { paymentSearch } from './-paymentSearch.ts';

export const Route = createFileRoute('/_signedIn/payment/cancel')({
  staticData: { width: 'narrow' },
  validateSearch: paymentSearch,
  component: CancelPage,
});

function CancelPage(): ReactElement {
  return <PaymentCancelled id={Route.useSearch().id ?? null} />;
}
