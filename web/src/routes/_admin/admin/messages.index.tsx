import { createFileRoute } from '@tanstack/react-router';
import { Messages } from '#web/features/messages/Messages.tsx';

export const Route = createFileRoute('/_admin/admin/messages/')({
  staticData: { width: 'wide' },
  component: Messages,
});
