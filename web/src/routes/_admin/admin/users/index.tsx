import { createFileRoute } from '@tanstack/react-router';
import { Users } from '#web/features/users/Users.tsx';

export const Route = createFileRoute('/_admin/admin/users/')({
  staticData: { width: 'wide' },
  component: Users,
});
