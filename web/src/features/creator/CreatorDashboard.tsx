import { lazy, type ReactElement, Suspense } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';

// Who has a profile needs no form to request one, who has none no list of its codes.
const OwnDashboard = lazy(async () => ({ default: (await import('./OwnDashboard.tsx')).OwnDashboard }));
const NoProfile = lazy(async () => ({ default: (await import('./NoProfile.tsx')).NoProfile }));

/** docs/product/creators.md#creator-dashboard */
export function CreatorDashboard(): ReactElement {
  const { data, error, mutate } = useApi('creators.me');
  if (data !== undefined) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <OwnDashboard profile={data} />
      </Suspense>
    );
  }
  if (error === undefined) return <LoadingScreen />;
  if (error.status === 404) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <NoProfile />
      </Suspense>
    );
  }
  return (
    <Page title={t`Creator Dashboard`}>
      <LoadProblem
        title={t`Your creator profile could not be loaded`}
        message={messageOf(error)}
        onRetry={() => void mutate()}
      />
    </Page>
  );
}
