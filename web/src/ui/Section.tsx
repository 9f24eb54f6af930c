import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

const Inner = chakra('div', {
  base: { mx: 'auto', maxW: '6xl', px: { base: '4', md: '8' }, py: { base: '12', md: '20' } },
});

const Heading = chakra('h2', {
  base: {
    fontSize: { base: '2xl', md: '4xl' },
    fontWeight: 'black',
    lineHeight: 'tight',
    letterSpacing: '-0.02em',
    // Focused by anchors, which scroll it into view: no outline needed.
    '&:focus': { outline: 'none' },
  },
});

// An anchor scrolls the section right below the header, without a strip of the one before (theme/globalCss.ts).
const underHeader = { scrollMarginTop: '-1rem' } as const;

interface SectionProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
  shaded?: boolean;
}

/** A part of a marketing page, from edge to edge. Its heading can take the focus, so that anchors lead there. */
export function Section({ id, title, intro, children, shaded = false }: SectionProps): ReactElement {
  return (
    <chakra.section id={id} aria-labelledby={`${id}-title`} bg={shaded ? 'bg.band' : 'bg'} {...underHeader}>
      <Inner>
        <Heading id={`${id}-title`} tabIndex={-1}>
          {title}
        </Heading>
        <chakra.p
          mt="3"
          mb={{ base: '8', md: '12' }}
          maxW="2xl"
          fontSize="lg"
          color="fg.muted"
          textWrap="balance"
        >
          {intro}
        </chakra.p>
        {children}
      </Inner>
    </chakra.section>
  );
}
