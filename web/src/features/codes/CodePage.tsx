import { type ReactElement, Suspense } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { CodeSkeleton } from './CodeSkeleton.tsx';
import { CodeView } from './CodeView.tsx';
import { LateAreaView, LateCodeFailed, LateCodeNotFound, LateSeenCode } from './lateViews.ts';
import { useShownCode } from './useShownCode.ts';

/** A code's page, at /zarcodes/{code} and at the bare /{code}. */
export function CodePage({ typed }: { typed: string }): ReactElement {
  const code = normaliseCode(typed);
  const { zarCode, at, problem, meant, isReserved, closed, retry, onOpened } = useShownCode(code);
  const isWhole = zarCode !== undefined && !('areaCentre' in zarCode);
  if (isWhole && at === null) return <CodeView zarCode={zarCode} typed={code ?? typed} />;
  return (
    <Suspense fallback={<CodeSkeleton />}>
      {isWhole && at !== null ? (
        <LateSeenCode zarCode={zarCode} at={at} onRetry={retry} />
      ) : zarCode !== undefined && 'areaCentre' in zarCode ? (
        <LateAreaView area={zarCode} closed={closed} onOpened={onOpened} />
      ) : problem === 'missing' ? (
        <LateCodeNotFound typed={typed} meant={meant} isReserved={isReserved} closed={closed} />
      ) : problem === 'failed' ? (
        <LateCodeFailed onRetry={retry} />
      ) : (
        <CodeSkeleton />
      )}
    </Suspense>
  );
}
