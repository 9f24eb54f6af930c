import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';

/** The mark: a map pin whose head holds a Z. */
export function LogoMark(): ReactElement {
  return (
    <svg viewBox="0 0 24 28" width="24" height="28" aria-hidden="true" focusable="false">
      <path
        d="M12 0C5.4 0 0 5.2 0 11.6c0 8 9.2 14.6 11.1 16.1a1.4 1.4 0 0 0 1.8 0C14.8 26.2 24 19.6 24 11.6 24 5.2 18.6 0 12 0Z"
        fill="#ffc527"
      />
      <path d="M6.8 6h10.4v2.700l-6.300 6.500h6.300V18H6.600v-2.700l6.300-6.500H6.8Z" fill="#14211b" />
    </svg>
  );
}

const Word = chakra('span', {
  base: { fontWeight: 'black', fontSize: 'xl', letterSpacing: '-0.02em', lineHeight: 1 },
});

const nameShown = {
  phone: { base: 'none', sm: 'inline' },
  tablet: { md: 'none', lg: 'inline' },
} as const;

/** `compact`: where there is no room for the name beside the mark. */
export function Logo({ compact }: { compact?: 'phone' | 'tablet' | undefined }): ReactElement {
  return (
    <chakra.span display="flex" alignItems="center" gap="2.5" minH="touch" minW="touch">
      <LogoMark />
      <Word display={compact && nameShown[compact]}>{t`ZarCodes`}</Word>
    </chakra.span>
  );
}
