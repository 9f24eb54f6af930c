import { lazy, type ReactElement, Suspense } from 'react';

// Nobody but admins loads it; where it can't be fetched, the page works without it.
const UnreadBadge = lazy(() =>
  import('./UnreadBadge.tsx').then(
    (module) => ({ default: module.UnreadBadge }),
    () => ({ default: () => null }),
  ),
);

/** For admins. Mounted anew on each page, like the bell. */
export function UnreadMessages(): ReactElement {
  return (
    <Suspense fallback={null}>
      <UnreadBadge />
    </Suspense>
  );
}
