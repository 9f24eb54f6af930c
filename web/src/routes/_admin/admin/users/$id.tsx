import { createFileRoute } from '@tanstack/react-router';
import { UserDetail } from '#web/features/users/UserDetail.tsx';

export const Route = createFileRoute('/_admin/admin/users/$id')({
  staticData: { width: 'wide' },
  component: function UserRoute() {
    const { id } = Route.useParams();
    return <UserDetail key={id} id={id} />;
  },
});
