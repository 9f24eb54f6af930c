import { createFileRoute } from '@tanstack/react-router';
import { AdminCode } from '#web/features/adminZarcodes/AdminCode.tsx';

export const Route = createFileRoute('/_admin/admin/zarcodes/$code/')({
  staticData: { level: 'admin', width: 'wide' },
  component: function AdminCodeRoute() {
    const { code } = Route.useParams();
    return <AdminCode key={code} code={code} />;
  },
});
