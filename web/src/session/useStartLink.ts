import { useSession } from './session.ts';

const generator = { to: '/generator' } as const;
const register = { to: '/register', 'data-purpose': '/generator' } as const;

/** Where "get a code" leads: visitors create an account first, and go on there once they have signed in. */
export function useStartLink() {
  return useSession().status === 'signedIn' ? generator : register;
}
