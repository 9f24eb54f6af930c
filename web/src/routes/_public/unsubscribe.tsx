import { createFileRoute } from '@tanstack/react-router';
import { Unsubscribe } from '#web/features/auth/Unsubscribe.tsx';

/** Works signed in or out: the link may be opened in any browser. */
export const Route = createFileRoute('/_public/unsubscribe')({
  staticData: { width: 'full' },
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  component: function UnsubscribeRoute() {
    const { token = '' } = Route.useSearch();
    return <Unsubscribe key={token} token={token} />;
  },
});
