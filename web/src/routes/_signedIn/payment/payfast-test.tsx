import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { MockOnly } from '#web/features/payment/MockOnly.tsx';
import { PayFastTest, payFastTestTitle } from '#web/features/payment/PayFastTest.tsx';

export const Route = createFileRoute('/_signedIn/payment/payfast-test')({
  staticData: { width: 'narrow' },
  component: TestPage,
});

function TestPage(): ReactElement {
  return (
    <MockOnly title={payFastTestTitle}>
      <PayFastTest />
    </MockOnly>
  );
}
