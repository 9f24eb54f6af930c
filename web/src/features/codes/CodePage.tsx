import type { ReactElement } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodeFailed, CodeNotFound } from './CodeProblem.tsx';
import { CodeSkeleton } from './CodeSkeleton.tsx';
import { CodeView } from './CodeView.tsx';

/** A code's page, at /zarcodes/{code} and at the bare /{code}. */
export function CodePage({ typed }: { typed: string }): ReactElement {
  const code = normaliseCode(typed);
  const { data, error, mutate } = useApi('zarcodes.get', code === null ? null : { params: { code } });
  if (data !== undefined) return <CodeView zarCode={data} typed={code ?? typed} />;
  if (code === null || error?.status === 404)
    return <CodeNotFound typed={typed} meant={error?.suggestions} />;
  if (error !== undefined) return <CodeFailed onRetry={() => void mutate()} />;
  return <CodeSkeleton />;
}
