import { redirect } from '@tanstack/react-router';
import { session } from './session.ts';

interface Going {
  location: { href: string };
}

/** For `beforeLoad`: signed-out people log in first and come back after. */
export function requireSignedIn({ location }: Going): void {
  if (session().status !== 'signedIn') throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** For `/`, `/login` and `/register`: whoever is signed in has no use for them. */
export function requireSignedOut(): void {
  if (session().status === 'signedIn') throw redirect({ to: '/dashboard' });
}
