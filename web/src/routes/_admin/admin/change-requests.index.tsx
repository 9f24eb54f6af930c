import { createFileRoute } from '@tanstack/react-router';
import { ChangeRequests } from '#web/features/changeRequests/ChangeRequests.tsx';

export const Route = createFileRoute('/_admin/admin/change-requests/')({
  staticData: { width: 'wide' },
  component: ChangeRequests,
});
