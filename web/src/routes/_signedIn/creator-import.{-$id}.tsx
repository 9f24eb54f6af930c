import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ImportPage } from '#web/features/import/ImportPage.tsx';
import { OneImport } from '#web/features/import/OneImport.tsx';

/** One route for both pages: each has its place in the first script of every page. */
export const Route = createFileRoute('/_signedIn/creator-import/{-$id}')({
  component: ImportRoute,
});

function ImportRoute(): ReactElement {
  const { id } = Route.useParams();
  return id === undefined ? <ImportPage /> : <OneImport key={id} id={id} />;
}
