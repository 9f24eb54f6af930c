import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { bundlePriceCents, bundleSizes } from '#shared/domain/money.ts';
import { useStartPath } from '../api/useStartPath.ts';
import { Card } from './Card.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Money } from './Money.tsx';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto 1fr' },
    alignItems: 'center',
  },
});

const defaultPromises = [
  'One payment, VAT included',
  'Permanent: the code never expires',
  'No subscriptions or monthly fees',
  'Its own page with map, WhatsApp and Waze',
] as const;

interface PriceCardProps {
  priceCents: number;
  action?: string;
  promises?: readonly string[];
}

/** What a code costs, what a bundle costs, and what one gets for it. */
export function PriceCard({
  priceCents,
  action = 'Get your ZarCode',
  promises = defaultPromises,
}: PriceCardProps): ReactElement {
  return (
    <Card padding="lg" maxW="4xl">
      <Layout>
        <div>
          <chakra.p
            fontSize={{ base: 'min(3.25rem, 18vw)', md: '6xl' }}
            fontWeight="black"
            lineHeight="tight"
          >
            <Money cents={priceCents} />
          </chakra.p>
          <chakra.p color="fg.muted" fontWeight="semibold">
            per ZarCode, including VAT
          </chakra.p>
          <BundlePrices priceCents={priceCents} />
        </div>
        <chakra.div display="grid" gap="5">
          <chakra.ul display="grid" gap="3">
            {promises.map((promise) => (
              <chakra.li key={promise} display="flex" gap="3" alignItems="center">
                <chakra.span color="primary" flexShrink={0}>
                  <Check size={22} strokeWidth={3} aria-hidden="true" />
                </chakra.span>
                {promise}
              </chakra.li>
            ))}
          </chakra.ul>
          <LinkButton to={useStartPath()} data-cta="pricing" size="lg">
            {action}
          </LinkButton>
        </chakra.div>
      </Layout>
    </Card>
  );
}

function BundlePrices({ priceCents }: { priceCents: number }): ReactElement {
  return (
    <chakra.dl
      mt="5"
      display="grid"
      gridTemplateColumns="auto auto"
      columnGap="4"
      rowGap="1"
      width="fit-content"
    >
      {bundleSizes.map((size) => (
        <chakra.div key={size} display="contents">
          <chakra.dt color="fg.muted">Bundle of {size}</chakra.dt>
          <chakra.dd fontWeight="bold">
            <Money cents={bundlePriceCents(priceCents, size)} />{' '}
            <chakra.span color="fg.success" fontSize="sm">
              {size === 5 ? '5% off' : '10% off'}
            </chakra.span>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
