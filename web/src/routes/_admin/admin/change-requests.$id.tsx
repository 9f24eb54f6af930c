import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { RequestPage } from '#web/features/changeRequests/RequestPage.tsx';

export const Route = createFileRoute('/_admin/admin/change-requests/$id')({
  staticData: { width: 'medium' },
  component: RequestRoute,
});

function RequestRoute(): ReactElement {
  const { id } = Route.useParams();
  return <RequestPage key={id} id={id} />;
}
