import { type ReactNode, Suspense } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodeSkeleton } from './CodeSkeleton.tsx';
import { CodeView } from './CodeView.tsx';
import { LateAreaView, LateCodeFailed, LateCodeNotFound, LateSeenCode } from './lateViews.ts';
import { useShownCode } from './useShownCode.ts';

interface CreatorCodePageProps {
  slug: string;
  typed: string;
  /** Leads from a former slug to the current one. */
  movedTo: (slug: string) => ReactNode;
}

/** docs/product/creators.md#creator-code-page: a code of somebody else is not here. */
export function CreatorCodePage({ slug, typed, movedTo }: CreatorCodePageProps): ReactNode {
  const code = normaliseCode(typed);
  const lower = slug.toLowerCase();
  const creator = useApi('creators.bySlug', { params: { slug: lower } });
  const { zarCode, at, problem, closed, onOpened, retry } = useShownCode(code);
  const creatorStatus = creator.error?.status;
  const isUnknown = code === null || problem === 'missing' || creatorStatus === 404;
  if (isUnknown)
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateCodeNotFound typed={typed} closed={closed} />
      </Suspense>
    );
  // Without a connection the creator is not known.
  if (zarCode !== undefined && at !== null && !('areaCentre' in zarCode))
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateSeenCode zarCode={zarCode} at={at} onRetry={retry} />
      </Suspense>
    );
  if (problem === 'failed' || creatorStatus !== undefined) {
    const retryBoth = () => {
      void creator.mutate();
      retry();
    };
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateCodeFailed onRetry={retryBoth} />
      </Suspense>
    );
  }
  if (creator.data === undefined || zarCode === undefined) return <CodeSkeleton />;
  // Not a look-alike either: this page is for one who followed a link.
  const isTheirs = zarCode.creatorId === creator.data.id && zarCode.id === code;
  if (!isTheirs)
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateCodeNotFound typed={typed} />
      </Suspense>
    );
  if (creator.data.slug !== lower) return movedTo(creator.data.slug);
  if ('areaCentre' in zarCode)
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateAreaView area={zarCode} creator={creator.data} closed={closed} onOpened={onOpened} />
      </Suspense>
    );
  return <CodeView zarCode={zarCode} typed={code} creator={creator.data} />;
}
