import { createFileRoute, Navigate, redirect } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { bareSegment } from '#shared/domain/code.ts';
import type { CreatorSearch } from '#web/features/creator/CreatorPage.tsx';
import { UnknownPage } from './-UnknownPage.tsx';

// Each of the two pages starts without the other.
const CodePage = lazy(async () => ({
  default: (await import('#web/features/codes/CodePage.tsx')).CodePage,
}));
const CreatorPage = lazy(async () => ({
  default: (await import('#web/features/creator/CreatorPage.tsx')).CreatorPage,
}));

/** A single segment that no other route knows: a code, the way to its proper spelling, or a creator's slug. */
export const Route = createFileRoute('/_public/$segment')({
  staticData: { width: 'full' },
  validateSearch: ({ search, page }: Record<string, unknown>): CreatorSearch => ({
    ...(typeof search === 'string' && search !== '' && { search }),
    ...(/^[1-9]\d{0,5}$/.test(String(page)) && page !== '1' && { page: Number(page) }),
  }),
  beforeLoad: ({ params }) => {
    const meant = bareSegment(params.segment);
    if (meant.kind === 'redirect') {
      throw redirect({ to: '/$segment', params: { segment: meant.to }, replace: true });
    }
  },
  component: function SegmentRoute() {
    const { segment } = Route.useParams();
    const wanted = Route.useSearch();
    const isCode = bareSegment(segment).kind === 'code';
    return (
      <Suspense>
        {isCode ? (
          <CodePage key={segment} typed={segment} />
        ) : (
          <CreatorPage
            key={segment.toLowerCase()}
            slug={segment}
            wanted={wanted}
            unknown={<UnknownPage />}
            movedTo={(slug) => <Navigate to="/$segment" params={{ segment: slug }} replace />}
          />
        )}
      </Suspense>
    );
  },
});
