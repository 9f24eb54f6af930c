import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { bareSegment } from '#shared/domain/code.ts';
import { CodePage } from '#web/features/codes/CodePage.tsx';

// Known paths beat codes. This one has seven letters, and its page is still to be built.
const laterPages = new Set(['profile']);

/** A single segment that no other route knows: a code, or the way to its proper spelling. */
export const Route = createFileRoute('/_public/$segment')({
  staticData: { width: 'full' },
  beforeLoad: ({ params }) => {
    const meant = bareSegment(params.segment);
    if (meant.kind === 'redirect') {
      throw redirect({ to: '/$segment', params: { segment: meant.to }, replace: true });
    }
    // Creators' public pages come with the creators.
    if (meant.kind === 'slug' || laterPages.has(params.segment.toLowerCase())) throw notFound();
  },
  component: function SegmentRoute() {
    const { segment } = Route.useParams();
    return <CodePage key={segment} typed={segment} />;
  },
});
