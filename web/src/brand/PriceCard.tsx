import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { bundlePriceCents, bundleSizes } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';
import { useStartLink } from '#web/session/useStartLink.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Money } from '#web/ui/Money.tsx';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '10', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'center',
  },
});

const Promises = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '& > li': { display: 'flex', gap: '3', lineHeight: 'snug' },
    '& svg': { flexShrink: 0, color: 'primary' },
  },
});

const Bundles = chakra('dl', {
  base: {
    mt: { base: '6', md: '8' },
    display: 'grid',
    gap: '3',
    // Below each other where letters are large.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    '& > div': { px: '4', py: '3', borderRadius: 'lg', bg: 'primary.subtle' },
    '& dt': { fontSize: 'sm', color: 'fg.muted', fontWeight: 'semibold' },
    '& dd': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2.5',
      fontSize: 'xl',
      fontWeight: 'black',
      lineHeight: 'snug',
    },
  },
});

const defaultPromises = [
  t`One payment, VAT included`,
  t`Permanent: the code never expires`,
  t`No subscriptions or monthly fees`,
  t`Its own page with map, WhatsApp and Waze`,
] as const;

interface PriceCardProps {
  priceCents: number;
  action?: string;
  promises?: readonly string[];
}

/** The prices of a code and of bundles, and what they include. */
export function PriceCard({
  priceCents,
  action = t`Get your ZarCode`,
  promises = defaultPromises,
}: PriceCardProps): ReactElement {
  return (
    <Card padding="lg" data-cents={priceCents}>
      <Layout>
        <div>
          <chakra.p
            fontSize={{ base: 'min(3.25rem, 18vw)', md: '6xl' }}
            fontWeight="black"
            lineHeight="tight"
          >
            <Money cents={priceCents} />
          </chakra.p>
          <chakra.p mb="5" color="fg.muted" fontWeight="semibold">
            {t`per ZarCode, including VAT`}
          </chakra.p>
          <LinkButton {...useStartLink()} data-cta="pricing" size="lg" wide>
            {action}
          </LinkButton>
        </div>
        <div>
          <Promises>
            {promises.map((promise) => (
              <li key={promise}>
                <Check size={22} strokeWidth={3} aria-hidden="true" />
                {promise}
              </li>
            ))}
          </Promises>
          <Bundles>
            {bundleSizes.map((size) => (
              <div key={size}>
                <dt>{t`Bundle of ${size}`}</dt>
                <dd>
                  <Money cents={bundlePriceCents(priceCents, size)} />
                  <chakra.span color="fg.success" fontSize="sm" fontWeight="bold">
                    {size === 5 ? t`5% off` : t`10% off`}
                  </chakra.span>
                </dd>
              </div>
            ))}
          </Bundles>
        </div>
      </Layout>
    </Card>
  );
}
