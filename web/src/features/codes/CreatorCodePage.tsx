import { type ReactNode, Suspense } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { seenAt } from '#web/api/seenAt.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodeFailed, CodeNotFound } from './CodeProblem.tsx';
import { CodeSkeleton } from './CodeSkeleton.tsx';
import { CodeView } from './CodeView.tsx';
import { LateSeenCode } from './LateSeenCode.tsx';

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
  const zarCode = useApi('zarcodes.get', code === null ? null : { params: { code } });
  const problem = creator.error ?? zarCode.error;
  const retry = () => void Promise.all([creator.mutate(), zarCode.mutate()]);
  if (code === null || problem?.status === 404) return <CodeNotFound typed={typed} />;
  const at = seenAt(zarCode.data);
  // Without a connection the creator is not known.
  if (zarCode.data !== undefined && at !== null)
    return (
      <Suspense fallback={<CodeSkeleton />}>
        <LateSeenCode zarCode={zarCode.data} at={at} onRetry={() => void zarCode.mutate(undefined)} />
      </Suspense>
    );
  if (problem !== undefined) return <CodeFailed onRetry={retry} />;
  if (creator.data === undefined || zarCode.data === undefined) return <CodeSkeleton />;
  // Not a look-alike either: this page is for one who followed a link.
  const isTheirs = zarCode.data.creatorId === creator.data.id && zarCode.data.id === code;
  if (!isTheirs) return <CodeNotFound typed={typed} />;
  if (creator.data.slug !== lower) return movedTo(creator.data.slug);
  return <CodeView zarCode={zarCode.data} typed={code} creator={creator.data} />;
}
