import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '#web/features/auth/ResetPassword.tsx';

/** Works signed in too: the link may be opened in any browser. */
export const Route = createFileRoute('/_public/reset-password')({
  staticData: { width: 'full' },
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  component: function ResetPasswordRoute() {
    const { token = '' } = Route.useSearch();
    return <ResetPassword key={token} token={token} />;
  },
});
