import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { MessagePage } from '#web/features/messages/MessagePage.tsx';

export const Route = createFileRoute('/_admin/admin/messages/$id')({
  staticData: { width: 'medium' },
  component: MessageRoute,
});

function MessageRoute(): ReactElement {
  const { id } = Route.useParams();
  return <MessagePage key={id} id={id} />;
}
