import { createFileRoute } from '@tanstack/react-router';
import { EditCode } from '#web/features/generator/EditCode.tsx';

export const Route = createFileRoute('/_signedIn/zarcodes/$code/edit')({
  component: function EditRoute() {
    const { code } = Route.useParams();
    return <EditCode key={code} typed={code} />;
  },
});
