import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmail } from '#web/features/auth/ConfirmEmail.tsx';

/** Works signed in or out: the link may be opened in any browser. */
export const Route = createFileRoute('/_public/confirm-email')({
  staticData: { width: 'full' },
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  component: function ConfirmEmailRoute() {
    const { token = '' } = Route.useSearch();
    return <ConfirmEmail key={token} token={token} />;
  },
});
