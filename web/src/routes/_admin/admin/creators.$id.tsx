import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { CreatorAdminPage } from '#web/features/creators/CreatorAdminPage.tsx';

export const Route = createFileRoute('/_admin/admin/creators/$id')({
  staticData: { width: 'medium' },
  component: CreatorRoute,
});

function CreatorRoute(): ReactElement {
  const { id } = Route.useParams();
  return <CreatorAdminPage key={id} id={id} />;
}
