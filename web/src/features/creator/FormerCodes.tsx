import '#web/api/villageRoutes.ts';
import { lazy, type ReactElement, Suspense } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';

// Few people have held a profile that was deleted.
const OwnCreatorCodes = lazy(async () => ({
  default: (await import('./OwnCreatorCodes.tsx')).OwnCreatorCodes,
}));

/** The codes that a person without a profile made with former ones. */
export function FormerCodes(): ReactElement | null {
  const { data, error, mutate } = useApi('creators.former');
  if (error !== undefined) {
    return (
      <LoadProblem
        title={t`The ZarCodes of former profiles could not be loaded`}
        message={messageOf(error)}
        onRetry={() => void mutate()}
      />
    );
  }
  const [first] = data?.creators ?? [];
  if (data === undefined || first === undefined) return null;
  return (
    <Suspense fallback={null}>
      <OwnCreatorCodes profile={first} former={data.creators} canGenerate={false} />
    </Suspense>
  );
}
