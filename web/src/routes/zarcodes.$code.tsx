import { createFileRoute } from '@tanstack/react-router';
import { CodePage } from '#web/features/codes/CodePage.tsx';

export const Route = createFileRoute('/zarcodes/$code')({
  component: function CodeRoute() {
    const { code } = Route.useParams();
    return <CodePage key={code} typed={code} />;
  },
});
