import { createFileRoute } from '@tanstack/react-router';
import { ChangeCode } from '#web/features/adminZarcodes/ChangeCode.tsx';

export const Route = createFileRoute('/_admin/admin/zarcodes/$code/edit')({
  staticData: { level: 'admin', width: 'fluid' },
  component: function ChangeCodeRoute() {
    const { code } = Route.useParams();
    return <ChangeCode key={code} code={code} />;
  },
});
