import { createFileRoute } from '@tanstack/react-router';
import { requireSignedIn } from '#web/session/guards.ts';
import { PaymentCancelled } from '#web/features/payment/PaymentCancelled.tsx';

export const Route = createFileRoute('/payment/cancel')({
  beforeLoad: requireSignedIn,
  component: PaymentCancelled,
});
