import type { ReactElement, ReactNode } from 'react';
import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import { t } from '#shared/text/t.ts';
import { creatorCodesInput } from '#web/api/preloadedData.ts';
import { useApi } from '#web/api/useApi.ts';
import { WithoutConnection } from '#web/brand/WithoutConnection.tsx';
import { isOnline } from '#web/offline/isOnline.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { PageContainer } from '#web/ui/Page.tsx';
import { CreatorSkeleton } from './CreatorSkeleton.tsx';
import { CreatorView } from './CreatorView.tsx';

export interface CreatorSearch {
  /** What is searched for in the list. */
  search?: string;
  page?: number;
}

interface CreatorPageProps {
  slug: string;
  wanted: CreatorSearch;
  /** For a slug that belongs to nobody, or to a creator who is not active. */
  unknown: ReactNode;
  /** Leads from a former slug to the current one. */
  movedTo: (slug: string) => ReactNode;
}

/** docs/product/creators.md#creator-page. */
export function CreatorPage({ slug, wanted, unknown, movedTo }: CreatorPageProps): ReactNode {
  const params = { slug: slug.toLowerCase() };
  const { data: creator, error, mutate } = useApi('creators.bySlug', { params });
  if (error?.status === 404) return unknown;
  if (error !== undefined) return <CreatorFailed onRetry={() => void mutate()} />;
  if (creator === undefined) return <CreatorSkeleton />;
  if (creator.slug !== params.slug) return movedTo(creator.slug);
  return <CreatorWithCodes creator={creator} wanted={wanted} unknown={unknown} />;
}

function CreatorWithCodes({
  creator,
  wanted,
  unknown,
}: Pick<CreatorPageProps, 'wanted' | 'unknown'> & { creator: PublicCreator }): ReactNode {
  const { search = '', page = 1 } = wanted;
  const input = creatorCodesInput(creator.id, search, page);
  // A page that is turned stays until the next one is there.
  const { data, error, mutate } = useApi('creators.codes', input, { keepPreviousData: true });
  if (error?.status === 404) return unknown;
  if (error !== undefined) return <CreatorFailed onRetry={() => void mutate()} />;
  if (data === undefined) return <CreatorSkeleton />;
  return <CreatorView creator={creator} codes={data} search={search} />;
}

function CreatorFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  if (!isOnline()) return <WithoutConnection />;
  return (
    <PageContainer width="medium">
      <LoadProblem title={t`The page could not be loaded`} message={t`Please try again.`} onRetry={onRetry} />
    </PageContainer>
  );
}
