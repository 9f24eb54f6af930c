import { languageCookie } from '#shared/edge/readerLanguage.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { whenPressed } from '#web/ui/whenPressed.ts';

/** For a year, and for the edge, which sends the pages of the language from then on. */
function rememberLanguage(chosen: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is in no Firefox before 140.
  document.cookie = `${languageCookie}=${chosen};path=/;max-age=31536000`;
}

/** The links of languages (web/src/features/shell/Languages.tsx): without React, for a visitor's page before the app has loaded. */
export function chooseLanguage(): void {
  // Somebody came by the address of a language, and has chosen none.
  if (location.pathname.startsWith(`/${language()}`) && !document.cookie.includes(languageCookie))
    rememberLanguage(language());
  whenPressed(
    'a[data-language]',
    ({ dataset }) => {
      rememberLanguage(dataset['language']);
      // Without an address: this page again.
      location.assign(dataset['address'] ?? '');
    },
    true,
  );
}
