import { createFileRoute } from '@tanstack/react-router';
import { PaymentCancelled } from '#web/features/payment/PaymentCancelled.tsx';
import { requireSignedIn } from '#web/session/guards.ts';

export const Route = createFileRoute('/payment/cancel')({
  beforeLoad: requireSignedIn,
  component: PaymentCancelled,
});
