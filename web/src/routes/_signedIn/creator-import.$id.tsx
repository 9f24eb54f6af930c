import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { OneImport } from '#web/features/import/OneImport.tsx';

export const Route = createFileRoute('/_signedIn/creator-import/$id')({
  staticData: { width: 'wide' },
  component: OneImportRoute,
});

function OneImportRoute(): ReactElement {
  const { id } = Route.useParams();
  return <OneImport key={id} id={id} />;
}
