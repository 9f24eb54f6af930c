import { useSession } from './session.ts';

/** Where "get a code" leads: visitors create an account first. */
export function useStartPath(): '/generator' | '/register' {
  return useSession().status === 'signedIn' ? '/generator' : '/register';
}
