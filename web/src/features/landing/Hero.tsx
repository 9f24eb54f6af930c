import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { takeFocus } from '#web/ui/Page.tsx';
import { HeroSign } from './HeroSign.tsx';

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
    '& a:focus-visible': { outlineColor: 'sun' },
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

interface HeroProps {
  search: ReactNode;
  priceCents: number;
}

export function Hero({ search, priceCents }: HeroProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'ZarCodes – a short code for any place in South Africa';
    takeFocus(heading.current);
  }, []);
  const price = formatRand(priceCents);
  return (
    <Ground>
      <Inner>
        <div>
          <Heading ref={heading} tabIndex={-1}>
            Seven characters that lead to your door
          </Heading>
          <chakra.p mt="4" fontSize={{ base: 'md', md: 'xl' }} maxW="xl" opacity={0.92}>
            A ZarCode is a permanent short code for any place in South Africa: a house, a spaza shop, a farm
            gate. Easy to say on the phone, exact on the map.
          </chakra.p>
          {/* The search box is dark on light wherever it stands. */}
          <chakra.div mt="7" maxW="xl" color="fg">
            {search}
          </chakra.div>
          <chakra.div mt="5" display="flex" flexWrap="wrap" gap="4" alignItems="center">
            <LinkButton to="/register" variant="accent" size="lg">
              Generate your ZarCode
            </LinkButton>
            <chakra.p fontWeight="semibold">
              {price} once, VAT included.
              <br />
              No monthly fees.
            </chakra.p>
          </chakra.div>
        </div>
        <HeroSign />
      </Inner>
    </Ground>
  );
}
