import { createFileRoute } from '@tanstack/react-router';
import { PaymentCancelled } from '#web/features/payment/PaymentCancelled.tsx';

export const Route = createFileRoute('/_signedIn/payment/cancel')({
  staticData: { width: 'narrow' },
  component: PaymentCancelled,
});
