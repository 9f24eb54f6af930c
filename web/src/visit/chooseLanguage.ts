import { pathIn, withoutLanguage } from '#shared/edge/pages.ts';
import { languageCookie } from '#shared/edge/readerLanguage.ts';
import { isLanguage, type Language } from '#shared/text/languages.ts';
import { whenPressed } from '#web/ui/whenPressed.ts';

const yearSeconds = 31_536_000;

/** For the edge, which sends the pages of the language from then on. */
function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is in no Firefox before 140.
  document.cookie = `${languageCookie}=${language};path=/;max-age=${yearSeconds};samesite=lax`;
}

/** The links of languages (web/src/features/shell/Languages.tsx): without React, for a visitor's page before the app has loaded. */
export function chooseLanguage(): void {
  // Somebody came by the address of a language, and has chosen none.
  const [, first] = location.pathname.split('/');
  if (isLanguage(first) && !/(?:^|; )language=/.test(document.cookie)) rememberLanguage(first);
  whenPressed(
    'a[data-language]',
    ({ dataset }) => {
      const { language } = dataset;
      if (!isLanguage(language)) return;
      rememberLanguage(language);
      const path = pathIn(language, withoutLanguage(location.pathname));
      if (path === location.pathname) location.reload();
      else location.assign(path + location.search + location.hash);
    },
    true,
  );
}
