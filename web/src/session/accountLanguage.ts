import { cookieOf } from '#shared/edge/cookieOf.ts';
import { languageCookie } from '#shared/edge/readerLanguage.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { isLanguage, type Language } from '#shared/text/languages.ts';
import { api } from '#web/api/client.ts';
import { tabStore } from '#web/storage/tabStore.ts';
import { rememberLanguage } from '#web/visit/chooseLanguage.ts';

/** Chosen in this tab, and not saved with the account yet. */
const chosen = tabStore<Language>('language', 'anyone');

/** Pages loaded from now on are in the account's language, unless the person has just chosen another one. */
export function followAccount(ofAccount: Language | undefined): void {
  if (ofAccount !== undefined && chosen.read() === null) rememberLanguage(ofAccount);
}

/**
 * Saves with the account what was chosen in this tab, before signing in or since, unless another tab has chosen something else
 * since. Where that fails, the next page does.
 */
export async function saveChosenLanguage(ofAccount: Language | undefined): Promise<void> {
  const now = chosen.read();
  if (now === null) return;
  if (now !== ofAccount && now === (remembered() ?? now))
    await api.user.updateProfile({ body: { language: now } });
  chosen.clear();
}

/** Of a person who was signed in already. */
export async function agreeOnLanguage(ofAccount: Language | undefined): Promise<void> {
  followAccount(ofAccount);
  // The choice waits in the tab.
  await saveChosenLanguage(ofAccount).catch(() => {});
}

/** Whether this page is in another language than the one that is remembered, where that is one of ours. */
export const isPageOutdated = (): boolean => (remembered() ?? language()) !== language();

/** By all tabs. Undefined where cookies are refused. */
function remembered(): Language | undefined {
  const named = cookieOf(document.cookie, languageCookie);
  return isLanguage(named) ? named : undefined;
}
