import type { ReactElement, ReactNode } from 'react';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Pricing } from './Pricing.tsx';

interface LandingProps {
  /** The search box, which belongs to another feature. */
  search: ReactNode;
  /** The price of one code. */
  priceCents: number;
}

export function Landing({ search, priceCents }: LandingProps): ReactElement {
  return (
    <>
      <Hero search={search} priceCents={priceCents} />
      <HowItWorks priceCents={priceCents} />
      <Pricing priceCents={priceCents} />
    </>
  );
}
