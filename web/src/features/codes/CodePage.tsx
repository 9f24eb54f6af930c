import { type ReactElement, Suspense } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { seenAt } from '#web/api/seenAt.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodeFailed, CodeNotFound } from './CodeProblem.tsx';
import { CodeSkeleton } from './CodeSkeleton.tsx';
import { CodeView } from './CodeView.tsx';
import { LateSeenCode } from './LateSeenCode.tsx';

/** A code's page, at /zarcodes/{code} and at the bare /{code}. */
export function CodePage({ typed }: { typed: string }): ReactElement {
  const code = normaliseCode(typed);
  const { data, error, mutate } = useApi('zarcodes.get', code === null ? null : { params: { code } });
  const at = seenAt(data);
  if (data !== undefined && at !== null)
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateSeenCode zarCode={data} at={at} onRetry={() => void mutate(undefined)} />
      </Suspense>
    );
  if (data !== undefined) return <CodeView zarCode={data} typed={code ?? typed} />;
  if (code === null || error?.status === 404)
    return <CodeNotFound typed={typed} meant={error?.suggestions} />;
  if (error !== undefined) return <CodeFailed onRetry={() => void mutate()} />;
  return <CodeSkeleton />;
}
