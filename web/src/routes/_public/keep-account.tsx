import { createFileRoute } from '@tanstack/react-router';
import { KeepAccount } from '#web/features/auth/KeepAccount.tsx';

/** Works signed in or out: the link may be opened in any browser. */
export const Route = createFileRoute('/_public/keep-account')({
  staticData: { width: 'full' },
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  component: function KeepAccountRoute() {
    const { token = '' } = Route.useSearch();
    return <KeepAccount key={token} token={token} />;
  },
});
