import { lazy, type ReactElement, Suspense } from 'react';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { OwnDashboard } from './OwnDashboard.tsx';

// With the form and its schema, which creators never need.
const NoProfile = lazy(async () => ({ default: (await import('./NoProfile.tsx')).NoProfile }));

/** docs/product.md, "Creator dashboard" */
export function CreatorDashboard(): ReactElement {
  const { data, error, mutate } = useApi('creators.me');
  if (data !== undefined) return <OwnDashboard profile={data} />;
  if (error === undefined) return <LoadingScreen />;
  if (error.status === 404) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <NoProfile />
      </Suspense>
    );
  }
  return (
    <Page title="Creator Dashboard">
      <LoadProblem
        title="Your creator profile could not be loaded"
        message={messageOf(error)}
        onRetry={() => void mutate()}
      />
    </Page>
  );
}
