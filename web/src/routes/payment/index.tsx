import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { Checkout } from '#web/features/payment/Checkout.tsx';
import { requireSignedIn } from '#web/session/guards.ts';

export const Route = createFileRoute('/payment/')({ beforeLoad: requireSignedIn, component: PaymentPage });

function PaymentPage(): ReactElement {
  return <Checkout priceCents={usePriceCents()} />;
}
