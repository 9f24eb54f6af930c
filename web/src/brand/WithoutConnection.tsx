import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { seenAt } from '#web/api/seenAt.ts';

const OfflinePage = lazy(async () => ({ default: (await import('./OfflinePage.tsx')).OfflinePage }));
const LastSeenNotice = lazy(async () => ({
  default: (await import('./LastSeenNotice.tsx')).LastSeenNotice,
}));

/** In place of a page that could not be fetched. */
export function WithoutConnection({ children }: { children?: ReactNode }): ReactElement {
  return (
    <Suspense>
      <OfflinePage>{children}</OfflinePage>
    </Suspense>
  );
}

interface LastSeenLineProps {
  readonly of: { readonly data: unknown; readonly mutate: (data: undefined) => unknown };
}

/** Says that an answer is the one that was last seen on this device; nothing above a fresh one. */
export function LastSeenLine({ of: { data, mutate } }: LastSeenLineProps): ReactElement | null {
  const at = seenAt(data);
  if (at === null) return null;
  return (
    <Suspense>
      <LastSeenNotice at={at} onRetry={() => void mutate(undefined)} />
    </Suspense>
  );
}
