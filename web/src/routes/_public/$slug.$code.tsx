import { createFileRoute, Navigate, notFound } from '@tanstack/react-router';
import { bareSegment } from '#shared/domain/code.ts';
import { CreatorCodePage } from '#web/features/codes/CreatorCodePage.tsx';

/** Two segments that no other route knows: a creator's slug and a code of theirs. */
export const Route = createFileRoute('/_public/$slug/$code')({
  staticData: { width: 'full' },
  beforeLoad: ({ params }) => {
    if (bareSegment(params.code).kind === 'slug' || bareSegment(params.slug).kind !== 'slug')
      throw notFound();
  },
  component: function CreatorCodeRoute() {
    const { slug, code } = Route.useParams();
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
