import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { Languages as LanguagesIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { isTranslated, pathIn } from '#shared/edge/pages.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { languageNames, languages, localeOf } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minH: 'touch',
      fontWeight: 'semibold',
      color: 'fg',
      borderRadius: 'sm',
      _hover: { color: 'primary', textDecoration: 'underline' },
      '&[aria-current]': { color: 'primary', textDecoration: 'underline' },
    },
  },
});

/** Of the browser itself: it opens without the app, and closes by a press beside it and by Escape. */
const Popover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: '4.25rem',
    insetInlineEnd: { base: '4', md: '8' },
    m: '0',
    px: '5',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'lg',
    '& ul': { flexDirection: 'column' },
    '@supports not selector(:popover-open)': { display: 'none' },
  },
});

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: 'touch',
    minH: 'touch',
    borderRadius: 'md',
    color: 'inherit',
    _hover: { bg: 'rgb(255 255 255 / 0.1)' },
    _focusVisible: { outlineColor: 'sun' },
    '@supports not selector(:popover-open)': { display: 'none' },
  },
});

/**
 * The same page in each language (docs/product/languages.md#choosing). By their names in themselves, so that their speakers
 * find them. What a press remembers is in web/src/visit/chooseLanguage.ts; without JavaScript it leads to the first page.
 */
export function LanguageLinks(): ReactElement {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <List>
      {languages.map((each) => (
        <li key={each}>
          <a
            href={pathIn(each, isTranslated(path) ? path : '/')}
            hrefLang={localeOf(each)}
            lang={localeOf(each)}
            data-language={each}
            data-address={isTranslated(path) ? pathIn(each, path) : undefined}
            aria-current={each === language() ? 'true' : undefined}
          >
            {languageNames[each]}
          </a>
        </li>
      ))}
    </List>
  );
}

/** Opens the links of languages from a bar on top. */
export function LanguageMenu(): ReactElement {
  return (
    <>
      <Opener type="button" popoverTarget="languages">
        <LanguagesIcon size={22} aria-hidden="true" />
        <VisuallyHidden>{t`Language: ${languageNames[language()]}`}</VisuallyHidden>
      </Opener>
      <Popover id="languages" popover="auto">
        <LanguageLinks />
      </Popover>
    </>
  );
}
