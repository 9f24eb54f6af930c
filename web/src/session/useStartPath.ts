import { useSession } from './session.ts';

/** Where "get a code" leads: to an account first, for who has none. */
export function useStartPath(): '/generator' | '/register' {
  return useSession().status === 'signedIn' ? '/generator' : '/register';
}
