import { createFileRoute, lazyRouteComponent, Navigate, redirect } from '@tanstack/react-router';
import { bareSegment } from '#shared/domain/bareSegment.ts';
import type { CreatorSearch } from '#web/features/creator/CreatorPage.tsx';
import { UnknownPage } from './-UnknownPage.tsx';

// Each of the two pages starts without the other. The loader loads it, so that a page that came with its content is
// taken over in one go: a click before that would be lost.
const CodePage = lazyRouteComponent(() => import('#web/features/codes/CodePage.tsx'), 'CodePage');
const CreatorPage = lazyRouteComponent(() => import('#web/features/creator/CreatorPage.tsx'), 'CreatorPage');
const isCode = (segment: string) => bareSegment(segment).kind === 'code';

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
  loader: async ({ params }) => {
    await (isCode(params.segment) ? CodePage : CreatorPage).preload?.();
  },
  component: function SegmentRoute() {
    const { segment } = Route.useParams();
    const wanted = Route.useSearch();
    if (isCode(segment)) return <CodePage key={segment} typed={segment} />;
    return (
      <CreatorPage
        key={segment.toLowerCase()}
        slug={segment}
        wanted={wanted}
        unknown={<UnknownPage />}
        movedTo={(slug) => <Navigate to="/$segment" params={{ segment: slug }} replace />}
      />
    );
  },
});
