import { redirect } from '@tanstack/react-router';
import { type Level, meetsLevel } from '#shared/domain/can.ts';
import { safeRedirect } from './redirects.ts';
import { session, useSession } from './session.ts';

interface Navigation {
  location: { href: string };
}

/** For `beforeLoad`: signed-out people log in first and come back after. */
export function requireSignedIn({ location }: Navigation): void {
  if (session().status !== 'signedIn') throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** For `beforeLoad` of pages for signed-out people: others go to the dashboard, or where signing in leads. */
export function requireSignedOut(page: SignedOutPage): Promise<never> | undefined {
  return session().status === 'signedIn' ? leaveSignedOut(page) : undefined;
}

interface SignedOutPage {
  search: { redirect?: string };
  location: { pathname: string };
}

async function leaveSignedOut({ search, location }: SignedOutPage): Promise<never> {
  const isLogin = location.pathname === '/login';
  // Apart, because visitors never need it.
  const { afterLogin } = await import('./afterLogin.ts');
  const href = isLogin ? await afterLogin(search.redirect) : (safeRedirect(search.redirect) ?? '/dashboard');
  throw redirect({ href, replace: true });
}

export function meetsLevelNow(level: Level): boolean {
  return meetsLevel(session().user?.role ?? null, level);
}

export function useMeetsLevel(level: Level): boolean {
  return meetsLevel(useSession().user?.role ?? null, level);
}
