import { redirect } from '@tanstack/react-router';
import { type Level, meetsLevel } from '#shared/domain/can.ts';
import { afterLogin } from './redirects.ts';
import { session, useSession } from './session.ts';

interface Navigation {
  location: { href: string };
}

/** For `beforeLoad`: signed-out people log in first and come back after. */
export function requireSignedIn({ location }: Navigation): void {
  if (session().status !== 'signedIn') throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** For `beforeLoad` of pages for signed-out people: others go where they would after logging in. */
export function requireSignedOut({ search }: { search: { redirect?: string } }): void {
  if (session().status === 'signedIn') throw redirect({ href: afterLogin(search.redirect), replace: true });
}

export function meetsLevelNow(level: Level): boolean {
  return meetsLevel(session().user?.role ?? null, level);
}

export function useMeetsLevel(level: Level): boolean {
  return meetsLevel(useSession().user?.role ?? null, level);
}
