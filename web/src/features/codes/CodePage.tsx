import { type ReactElement, Suspense } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { AreaView } from './AreaView.tsx';
import { CodeFailed, CodeNotFound } from './CodeProblem.tsx';
import { CodeSkeleton } from './CodeSkeleton.tsx';
import { CodeView } from './CodeView.tsx';
import { LateSeenCode } from './LateSeenCode.tsx';
import { useShownCode } from './useShownCode.ts';

/** A code's page, at /zarcodes/{code} and at the bare /{code}. */
export function CodePage({ typed }: { typed: string }): ReactElement {
  const code = normaliseCode(typed);
  const { zarCode, at, problem, meant, closed, retry, onPin } = useShownCode(code);
  if (zarCode !== undefined && 'areaCentre' in zarCode)
    return <AreaView area={zarCode} closed={closed} onPin={onPin} />;
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
