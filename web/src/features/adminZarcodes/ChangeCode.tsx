import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { ThingProblem } from '#web/brand/ThingProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BackToCodes } from './BackToCodes.tsx';
import { ChangeForm } from './ChangeForm.tsx';

/** An admin's edit of a code, at any time. */
export function ChangeCode({ code }: { code: string }): ReactElement {
  const { data, error, mutate } = useApi('adminZarcodes.get', { params: { code } });
  // The current version is another form.
  if (data !== undefined) return <ChangeForm key={data.version} code={data} onReload={() => mutate()} />;
  return (
    <Page title={`Edit ${shownCode(code)}`} back={<BackToCodes />}>
      {error === undefined ? (
        <Skeleton height="24rem" />
      ) : (
        <ThingProblem thing="ZarCode" error={error} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}
