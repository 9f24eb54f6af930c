import { createFileRoute } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense } from 'react';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { ImportPage } from '#web/features/import/ImportPage.tsx';

/** One route for both pages: each has its place in the first script of every page. */
export const Route = createFileRoute('/_signedIn/creator-import/{-$id}')({ component: ImportRoute });

const OneImport = lazy(async () => ({
  default: (await import('#web/features/import/OneImport.tsx')).OneImport,
}));

function ImportRoute(): ReactElement {
  const { id } = Route.useParams();
  if (id === undefined) return <ImportPage />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <OneImport key={id} id={id} />
    </Suspense>
  );
}
