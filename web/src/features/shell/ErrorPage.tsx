import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense } from 'react';

const BrokenPage = lazy(async () => ({ default: (await import('#web/brand/BrokenPage.tsx')).BrokenPage }));

/** Loaded late, as most pages do not break. */
export function ErrorPage({ error }: ErrorComponentProps): ReactElement {
  return (
    <Suspense>
      <BrokenPage error={error} />
    </Suspense>
  );
}
