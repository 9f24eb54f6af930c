import { type ReactElement, useState } from 'react';
import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { AuditTrail } from '#web/brand/audit/AuditTrail.tsx';
import { EditHistory } from '#web/brand/place/EditHistory.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BackToCodes } from './BackToCodes.tsx';
import { CodeActions } from './CodeActions.tsx';
import { CodeFacts } from './CodeFacts.tsx';
import { CodeImages } from './CodeImages.tsx';
import { placeOf } from './placeOf.ts';

/** Everything about one code, and what an admin can do with it. */
export function AdminCode({ code }: { code: string }): ReactElement {
  const { data, error, mutate } = useApi('adminZarcodes.get', { params: { code } });
  const [place, setPlace] = useState<WholeZarCode | null>(null);
  // What was shown of another version is not how it is now.
  const shown = place !== null && place.version === data?.version ? place : data;
  const isMissing = error?.status === 404 || error?.status === 400;
  return (
    <Page
      title={shownCode(code)}
      intro={shown?.title}
      back={<BackToCodes />}
      action={
        shown === undefined ? undefined : (
          <CodeActions code={shown} onChanged={() => void mutate()} onShowPlace={setPlace} />
        )
      }
    >
      {isMissing ? (
        <EmptyState title="There is no such ZarCode">
          It was never made, or it was deleted. What admins did with it is below.
        </EmptyState>
      ) : null}
      {error === undefined || isMissing ? null : (
        <LoadProblem
          title="The ZarCode could not be loaded"
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined ? <Skeleton height="24rem" /> : null}
      {shown === undefined ? null : (
        <>
          <CodeFacts code={shown} />
          <CodeImages code={shown} />
          {placeOf(shown) === null ? null : <EditHistory zarcode={shown.id} />}
        </>
      )}
      <AuditTrail kind="zarcode" id={data?.id ?? normaliseCode(code) ?? code} />
    </Page>
  );
}
