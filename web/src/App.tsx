import { RouterProvider } from '@tanstack/react-router';
import { type ReactElement, useEffect } from 'react';
import { forgetAnswersBefore } from './api/refresh.ts';
import { useSession, whenSessionEnds } from './api/session.ts';
import { forgetTab } from './api/tabStore.ts';
import { router } from './router.tsx';
import { LoadingScreen } from './ui/LoadingScreen.tsx';
import { toast } from './ui/toast.ts';

whenSessionEnds({
  expired: () => {
    toast({ title: 'Session expired. Please log in again.', variant: 'destructive' });
    const { pathname, href } = router.state.location;
    if (pathname !== '/login') void router.navigate({ to: '/login', search: { redirect: href } });
  },
  signedOut: forgetTab,
});

/** Nothing is routed before the initial auth check is over (SPEC 2), so that guards never guess. */
export function App(): ReactElement {
  const { status, epoch } = useSession();
  const checking = status === 'checking';
  useEffect(() => {
    if (checking) return;
    forgetAnswersBefore(epoch);
    // The guards of the page on screen run again when somebody signs in or out, in this tab or another.
    void router.invalidate();
  }, [epoch, checking]);
  return checking ? <LoadingScreen /> : <RouterProvider router={router} />;
}
