import { useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { isTranslated, pathIn } from '#shared/edge/pages.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { type Language, languageNames, languages } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { BarButton } from './BarButton.ts';

/** Beta until native speakers have read nine tenths of its sentences (docs/translation.md). */
export const labelOf = (each: Language): string =>
  languageNames[each] + (betaLanguages.includes(each) ? ' (Beta)' : '');

/**
 * The same page in each language (docs/product/languages.md#choosing). By their names in themselves, so that their speakers
 * find them. What a press remembers is in web/src/visit/chooseLanguage.ts.
 */
export function LanguageLinks(): ReactElement[] {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return languages.map((each) => (
    <a
      key={each}
      // Of any other page the address that is open: what functions fill in was written without one.
      href={isTranslated(path) ? pathIn(each, path) : ''}
      lang={each}
      aria-current={each === language() ? 'true' : undefined}
    >
      {labelOf(each)}
    </a>
  ));
}

/** Leads from the bar on top to the links of languages, in the footer. */
export function LanguageButton(): ReactElement {
  return (
    <BarButton
      as="a"
      {...{ href: '#languages' }}
      aria-label={t`Language: ${languageNames[language()]}`}
      fontWeight="semibold"
    >
      {language().toUpperCase()}
    </BarButton>
  );
}
