import { createFileRoute } from '@tanstack/react-router';
import { EditGuide } from '#web/features/guide/EditGuide.tsx';

export const Route = createFileRoute('/_signedIn/zarcodes/$code/guide')({
  component: function GuideRoute() {
    const { code } = Route.useParams();
    return <EditGuide key={code} typed={code} />;
  },
});
