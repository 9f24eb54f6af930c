import { createFileRoute } from '@tanstack/react-router';
import { CodePage } from '#web/features/codes/CodePage.tsx';

export const Route = createFileRoute('/_public/zarcodes/$code')({
  staticData: { width: 'full' },
  component: function CodeRoute() {
    const { code } = Route.useParams();
    return <CodePage key={code} typed={code} />;
  },
});
