import { lazy, type ReactElement, Suspense } from 'react';

// Every other page starts without it.
const PageOfNobody = lazy(async () => ({ default: (await import('./-PageOfNobody.tsx')).PageOfNobody }));

/** What an unknown path shows. */
export function UnknownPage(): ReactElement {
  return (
    <Suspense>
      <PageOfNobody />
    </Suspense>
  );
}
