import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PaymentResult } from '#web/features/payment/PaymentResult.tsx';
import { paymentSearch } from './-paymentSearch.ts';

export const Route = createFileRoute('/_signedIn/payment/success')({
  staticData: { width: 'narrow' },
  validateSearch: paymentSearch,
  component: SuccessPage,
});

function SuccessPage(): ReactElement {
  return <PaymentResult id={Route.useSearch().id ?? null} />;
}
