import type { ReactElement, ReactNode } from 'react';
import { publicPages } from '#web/text/pages.ts';
import type { Promotion } from '#web/text/promotion.ts';
import { Head } from '#web/ui/Head.tsx';
import { useAnchorFocus } from '#web/ui/useAnchorFocus.ts';
import { AnchorStrip } from './AnchorStrip.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Pricing } from './Pricing.tsx';
import { VoucherBanner } from './VoucherBanner.tsx';
import { WhyZarCodes } from './WhyZarCodes.tsx';

interface LandingProps {
  /** The search box and the contact form, which belong to other features. */
  search: ReactNode;
  contact: ReactNode;
  /** The price of one code. */
  priceCents: number;
  /** The voucher that runs now, if one does. */
  promotion: Promotion | null;
}

export function Landing({ search, contact, priceCents, promotion }: LandingProps): ReactElement {
  useAnchorFocus();
  return (
    <>
      <Head page={publicPages.landing} />
      <AnchorStrip />
      <Hero search={search} priceCents={priceCents} />
      {promotion === null ? null : <VoucherBanner promotion={promotion} />}
      <WhyZarCodes />
      <HowItWorks priceCents={priceCents} />
      <Pricing priceCents={priceCents} />
      <Contact form={contact} />
    </>
  );
}
