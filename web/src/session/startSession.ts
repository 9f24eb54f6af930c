import { ApiError, api } from '#web/api/client.ts';
import { followOtherTabs, restoreSession, session, updateUser } from './session.ts';

/** The initial check: is the stored token still good, and is the stored name still right? */
export async function startSession(): Promise<void> {
  followOtherTabs();
  restoreSession('checking');
  if (session().token === null) return;
  try {
    const { user } = await api.auth.me();
    updateUser(user);
  } catch (error) {
    // A refused token has signed out already. Without an answer, the stored session stands for now.
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (!refused && session().status === 'checking') restoreSession('signedIn');
  }
}
