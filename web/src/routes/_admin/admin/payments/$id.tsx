import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PaymentPage } from '#web/features/adminPayments/PaymentPage.tsx';

export const Route = createFileRoute('/_admin/admin/payments/$id')({
  staticData: { level: 'admin', width: 'wide' },
  component: PaymentRoute,
});

function PaymentRoute(): ReactElement {
  return <PaymentPage id={Route.useParams().id} />;
}
