import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '#web/features/import/ImportPage.tsx';

export const Route = createFileRoute('/_signedIn/creator-import/')({
  staticData: { width: 'wide' },
  component: ImportPage,
});
