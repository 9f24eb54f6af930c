import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { DirectionsSign } from '#web/brand/DirectionsSign.tsx';
import { PricedAction } from '#web/brand/PricedAction.tsx';
import { SignHero } from '#web/brand/SignHero.tsx';

interface HeroProps {
  search: ReactNode;
  priceCents: number;
}

export function Hero({ search, priceCents }: HeroProps): ReactElement {
  return (
    <SignHero
      title={t`Seven characters that lead to your door`}
      intro={t`A ZarCode is a permanent short code for any place in South Africa: a house, a spaza shop, a farm gate. Easy to say on the phone, exact on the map.`}
      picture={
        <DirectionsSign
          words={t`Past the water tank, third gate on the left, ask for Sipho`}
          code="7PT-FLHV"
          caption={t`One code. Every driver finds the gate.`}
        />
      }
    >
      {/* The search box is dark on light wherever it stands. */}
      <chakra.div mt="7" maxW="xl" color="fg">
        {search}
      </chakra.div>
      <PricedAction label={t`Generate your ZarCode`} priceCents={priceCents} />
    </SignHero>
  );
}
