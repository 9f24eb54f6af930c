import { createFileRoute } from '@tanstack/react-router';
import { EditCode } from '#web/features/generator/EditCode.tsx';

export const Route = createFileRoute('/_signedIn/creator/edit-zarcode/$code')({
  component: function CreatorEditRoute() {
    const { code } = Route.useParams();
    return <EditCode key={code} typed={code} creator />;
  },
});
