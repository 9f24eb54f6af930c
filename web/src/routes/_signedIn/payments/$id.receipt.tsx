import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ReceiptPage } from '#web/features/payments/ReceiptPage.tsx';

export const Route = createFileRoute('/_signedIn/payments/$id/receipt')({
  staticData: { width: 'medium' },
  component: ReceiptRoute,
});

function ReceiptRoute(): ReactElement {
  return <ReceiptPage id={Route.useParams().id} />;
}
