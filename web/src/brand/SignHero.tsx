import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { takeFocus } from '#web/ui/Page.tsx';

const Ground = chakra('section', { base: { bg: 'bg.sign', color: 'fg.onSign', position: 'relative' } });

const Inner = chakra('div', {
  base: {
    mx: 'auto',
    maxW: '6xl',
    px: { base: '4', md: '8' },
    pt: { base: '8', md: '16' },
    pb: { base: '10', md: '20' },
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'center',
    '& :is(a, button, input):focus-visible': { outlineColor: 'sun' },
  },
});

const Heading = chakra('h1', {
  base: {
    fontSize: 'clamp(2.25rem, 8.5vw, 4rem)',
    fontWeight: 'black',
    lineHeight: 'tight',
    letterSpacing: '-0.025em',
  },
});

interface SignHeroProps {
  title: string;
  intro: string;
  /** What to do here: a search box, a button. */
  children: ReactNode;
  /** Beside it, or below on a phone. */
  picture: ReactNode;
}

/** The top of a marketing page: a green direction sign. Its heading takes the focus after a change of route. */
export function SignHero({ title, intro, children, picture }: SignHeroProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  return (
    <Ground>
      <Inner>
        <div>
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <chakra.p mt="4" fontSize={{ base: 'md', md: 'xl' }} maxW="xl" opacity={0.92}>
            {intro}
          </chakra.p>
          {children}
        </div>
        {picture}
      </Inner>
    </Ground>
  );
}
