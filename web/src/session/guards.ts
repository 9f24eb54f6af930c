import { redirect } from '@tanstack/react-router';
import { type Level, meetsLevel } from '#shared/domain/can.ts';
import { session, useSession } from './session.ts';

interface Navigation {
  location: { href: string };
}

/** For `beforeLoad`: signed-out people log in first and come back after. */
export function requireSignedIn({ location }: Navigation): void {
  if (session().status !== 'signedIn') throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** For `/`, `/register` and `/forgot-password`: a person who is signed in has no use for them. */
export function requireSignedOut(): void {
  if (session().status === 'signedIn') throw redirect({ to: '/dashboard' });
}

type AdminLevel = Extract<Level, 'admin' | 'superAdmin'>;

const superAdminPaths = /^\/admin\/(?:audit|email|settings)(?:\/|$)/;

/** docs/product.md, "Admin paths". */
export function adminLevelOf(pathname: string): AdminLevel {
  return superAdminPaths.test(pathname) ? 'superAdmin' : 'admin';
}

export function meetsLevelNow(level: Level): boolean {
  return meetsLevel(session().user?.role ?? null, level);
}

export function useMeetsLevel(level: Level): boolean {
  return meetsLevel(useSession().user?.role ?? null, level);
}
