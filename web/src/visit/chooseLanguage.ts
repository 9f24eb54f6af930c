import { languageCookie } from '#shared/edge/readerLanguage.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { storeInTab } from '#web/storage/inTab.ts';
import { whenPressed } from '#web/ui/whenPressed.ts';

/** For a year, and for the edge, which sends the pages of the language from then on. */
export function rememberLanguage(chosen: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is in no Firefox before 140.
  document.cookie = `${languageCookie}=${chosen};path=/;max-age=31536000`;
}

/** Where a tab stores what was chosen in it, for the account of the person (web/src/session/accountLanguage.ts). */
const chosenHere = 'zarcodes.language';

/** @param path of the page in that language */
export function chooseLanguage(chosen: string, path: string): void {
  rememberLanguage(chosen);
  storeInTab(chosenHere, chosen);
  // Reading waits until the cookie is written, which Chromium does beside: the page might come in the language of before.
  void document.cookie;
  scrollTo(0, 0);
  // With a point behind its #, the address of this page would load nothing.
  if (path === location.pathname) location.reload();
  else location.assign(path + location.search + location.hash);
}

/** The links of languages (web/src/features/shell/Languages.tsx): without React, for a visitor's page before the app has loaded. */
export function followLanguageLinks(): void {
  // Somebody came by the address of a language, and has chosen none.
  if (location.pathname.split('/')[1] === language() && !document.cookie.includes(languageCookie))
    rememberLanguage(language());
  whenPressed(
    '#languages a, [href="#languages"]',
    (link) => {
      if (link.lang) chooseLanguage(link.lang, (link as HTMLAnchorElement).pathname);
      // By the browser, the list's name would replace the point that the address may have.
      else document.querySelector<HTMLElement>('#languages a')?.focus();
    },
    true,
  );
}
