import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { useApi } from '#web/api/useApi.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { ThingProblem } from '#web/brand/ThingProblem.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BackToCodes } from './BackToCodes.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { placeOf } from './placeOf.ts';

const ShowPlace = lazy(async () => ({ default: (await import('./ShowPlace.tsx')).ShowPlace }));

/** An admin's edit of a code, at any time. */
export function ChangeCode({ code }: { code: string }): ReactElement {
  const { data, error, mutate } = useApi('adminZarcodes.get', { params: { code } });
  const [shown, setShown] = useState<WholeZarCode | null>(null);
  const [asking, setAsking] = useState(false);
  const whole = shown !== null && shown.version === data?.version ? shown : data;
  const place = whole === undefined ? null : placeOf(whole);
  // The current version is another form.
  if (place !== null) return <ChangeForm key={place.version} code={place} onReload={() => mutate()} />;
  return (
    <Page title={`Edit ${shownCode(code)}`} back={<BackToCodes />}>
      {whole === undefined ? null : (
        <Notice
          title="Its owner does not show this place to everybody"
          action={<Button onClick={() => setAsking(true)}>Show the place</Button>}
        >
          It can be edited once you have said why you need to see it.
        </Notice>
      )}
      {asking && whole !== undefined ? (
        <Suspense>
          <ShowPlace code={whole} onShown={setShown} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
      {whole === undefined && error === undefined ? <Skeleton height="24rem" /> : null}
      {whole !== undefined || error === undefined ? null : (
        <ThingProblem thing="ZarCode" error={error} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}
