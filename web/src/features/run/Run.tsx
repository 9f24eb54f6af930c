import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { Head } from '#web/brand/Head.tsx';
import { runCount } from '#web/storage/runCount.ts';
import { runPage } from '#web/text/pages/runPage.ts';
import { PastePage } from './PastePage.tsx';

/** With all that a run needs: who has none yet waits for less. */
const StoredRun = lazy(async () => ({ default: (await import('./StoredRun.tsx')).StoredRun }));

interface RunProps {
  /** Of the address: another driver's stops. */
  hash: string;
  onTaken: () => void;
}

/** Sixty stops, sorted, that open without a connection (docs/product/runs.md). */
export function Run({ hash, onTaken }: RunProps): ReactElement {
  // Not while hydrating: the page was written without a run.
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (hash !== '' || runCount() > 0) setStarted(true);
  }, [hash]);
  const page = <PastePage onAdded={() => setStarted(true)} />;
  return (
    <>
      {isStarted ? (
        <Suspense fallback={page}>
          <StoredRun hash={hash} onTaken={onTaken} />
        </Suspense>
      ) : (
        page
      )}
      <Head page={runPage} />
    </>
  );
}
