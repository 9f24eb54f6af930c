import { language } from '#shared/text/currentLanguage.ts';
import { api } from '#web/api/client.ts';
import { isInTab } from '#web/storage/inTab.ts';
import { followOtherTabs, restoreSession, session, updateUser } from './session.ts';

/** The first check: is the stored token still valid, and is the stored name still right? */
export async function startSession(): Promise<void> {
  followOtherTabs();
  restoreSession('checking');
  if (session().token === null) return;
  try {
    const { user } = await api.auth.me();
    updateUser(user);
    // What was chosen in the tab is settled also where it is the account's. Some accounts have none.
    if ((user.language ?? language()) !== language() || isInTab('zarcodes.language'))
      void import('./accountLanguage.ts').then((each) => each.agreeOnLanguage(user.language));
  } catch {
    // A refused token has already signed out. Without a response the stored session is used for now.
    if (session().status === 'checking') restoreSession('signedIn');
  }
}
