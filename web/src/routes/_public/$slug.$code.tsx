import { createFileRoute, Navigate } from '@tanstack/react-router';
import { bareSegment } from '#shared/domain/bareSegment.ts';
import { CreatorCodePage } from '#web/features/codes/CreatorCodePage.tsx';
import { UnknownPage } from './-UnknownPage.tsx';

/** Two segments that no other route knows: a creator's slug and a code of theirs. */
export const Route = createFileRoute('/_public/$slug/$code')({
  staticData: { width: 'full' },
  component: function CreatorCodeRoute() {
    const { slug, code } = Route.useParams();
    const isCode = bareSegment(code).kind !== 'slug' && bareSegment(slug).kind === 'slug';
    if (!isCode) return <UnknownPage />;
    return (
      <CreatorCodePage
        key={`${slug} ${code}`}
        slug={slug}
        typed={code}
        movedTo={(now) => <Navigate to="/$slug/$code" params={{ slug: now, code }} replace />}
      />
    );
  },
});
