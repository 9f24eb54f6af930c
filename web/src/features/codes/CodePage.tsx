import { type ReactElement, Suspense } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { CodeFailed, CodeNotFound } from './CodeProblem.tsx';
import { CodeSkeleton } from './CodeSkeleton.tsx';
import { CodeView } from './CodeView.tsx';
import { LateAreaView, LateSeenCode } from './lateViews.ts';
import { useShownCode } from './useShownCode.ts';

/** A code's page, at /zarcodes/{code} and at the bare /{code}. */
export function CodePage({ typed }: { typed: string }): ReactElement {
  const code = normaliseCode(typed);
  const { zarCode, at, problem, meant, closed, retry, onOpened } = useShownCode(code);
  if (zarCode !== undefined && 'areaCentre' in zarCode)
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateAreaView area={zarCode} closed={closed} onOpened={onOpened} />
      </Suspense>
    );
  if (zarCode !== undefined && at !== null)
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateSeenCode zarCode={zarCode} at={at} onRetry={retry} />
      </Suspense>
    );
  if (zarCode !== undefined) return <CodeView zarCode={zarCode} typed={code ?? typed} />;
  if (problem === 'missing') return <CodeNotFound typed={typed} meant={meant} closed={closed} />;
  if (problem === 'failed') return <CodeFailed onRetry={retry} />;
  return <CodeSkeleton />;
}
