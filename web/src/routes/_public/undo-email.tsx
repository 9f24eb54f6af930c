import { createFileRoute } from '@tanstack/react-router';
import { UndoEmail } from '#web/features/auth/UndoEmail.tsx';

/** Works signed in or out: the link may be opened in any browser. */
export const Route = createFileRoute('/_public/undo-email')({
  staticData: { width: 'full' },
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  component: function UndoEmailRoute() {
    const { token = '' } = Route.useSearch();
    return <UndoEmail key={token} token={token} />;
  },
});
