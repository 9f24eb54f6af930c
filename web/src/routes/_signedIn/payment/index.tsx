import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { Checkout } from '#web/features/payment/Checkout.tsx';
import { checkoutSearch } from './-paymentSearch.ts';

export const Route = createFileRoute('/_signedIn/payment/')({
  staticData: { width: 'medium' },
  validateSearch: checkoutSearch,
  component: PaymentPage,
});

function PaymentPage(): ReactElement {
  const { bundle, voucher } = Route.useSearch();
  return <Checkout priceCents={usePriceCents()} bundle={bundle} voucherCode={voucher} />;
}
