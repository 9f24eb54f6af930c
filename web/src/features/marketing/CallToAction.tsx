import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useStartLink } from '#web/session/useStartLink.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

const Band = chakra('section', {
  base: { bg: 'bg.sign', color: 'fg.onSign', '& a:focus-visible': { outlineColor: 'sun' } },
});

const Inner = chakra('div', {
  base: {
    mx: 'auto',
    maxW: '6xl',
    px: { base: '4', md: '8' },
    py: { base: '10', md: '16' },
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});

/** The last word of a marketing page. */
export function CallToAction({ title, action }: { title: string; action: string }): ReactElement {
  return (
    <Band>
      <Inner>
        <chakra.h2
          fontSize={{ base: '2xl', md: '4xl' }}
          fontWeight="black"
          lineHeight="tight"
          letterSpacing="-0.02em"
          maxW="2xl"
        >
          {title}
        </chakra.h2>
        <LinkButton
          {...useStartLink()}
          data-cta="closing"
          variant="accent"
          size="lg"
          width={{ base: 'full', sm: 'auto' }}
        >
          {action}
        </LinkButton>
      </Inner>
    </Band>
  );
}
