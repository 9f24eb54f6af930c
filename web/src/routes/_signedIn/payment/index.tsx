import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { useApi } from '#web/api/useApi.ts';
import { AlreadyPaid } from '#web/features/payment/AlreadyPaid.tsx';
import { Checkout } from '#web/features/payment/Checkout.tsx';
import { type CheckoutSearch, checkoutSearch } from './-paymentSearch.ts';

export const Route = createFileRoute('/_signedIn/payment/')({
  staticData: { width: 'medium' },
  validateSearch: checkoutSearch,
  component: PaymentPage,
});

function PaymentPage(): ReactElement {
  const { bundle, voucher } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { error, mutate } = useApi('prices.current');
  // A person who comes back from PayFast finds the same order.
  const change = (next: (search: CheckoutSearch) => CheckoutSearch) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <AlreadyPaid>
      <Checkout
        priceCents={usePriceCents()}
        priceProblem={error && { error, retry: () => void mutate() }}
        bundle={bundle}
        voucherCode={voucher}
        onChoice={(choice) =>
          change(({ bundle: _, ...others }) => (choice === 'code' ? others : { ...others, bundle: choice }))
        }
        onVoucher={(code) =>
          change(({ voucher: _, ...others }) => (code === undefined ? others : { ...others, voucher: code }))
        }
      />
    </AlreadyPaid>
  );
}
