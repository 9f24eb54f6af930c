import type { ReactElement, ReactNode } from 'react';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { Head } from '#web/brand/Head.tsx';
import { landingPage } from '#web/text/pages/landingPage.ts';
import { useAnchorFocus } from '#web/ui/useAnchorFocus.ts';
import { AnchorStrip } from './AnchorStrip.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Pricing } from './Pricing.tsx';
import { VoucherBanner } from './VoucherBanner.tsx';
import { WhyZarCodes } from './WhyZarCodes.tsx';

interface LandingProps {
  /** Above everything else, such as that the path was not found. */
  notice?: ReactNode;
  /** The search box and the contact form, which belong to other features. */
  search: ReactNode;
  contact: ReactNode;
  /** The price of one code. */
  priceCents: number;
  /** What is advertised now; null also while it loads, and so in the prerendered page. */
  voucher: Voucher | null;
}

export function Landing({ notice, search, contact, priceCents, voucher }: LandingProps): ReactElement {
  useAnchorFocus();
  return (
    <>
      <Head page={landingPage} />
      <AnchorStrip />
      {notice}
      <Hero search={search} priceCents={priceCents} />
      <WhyZarCodes />
      {/* Below the first screen, where its coming moves nothing that anybody sees. */}
      {voucher === null ? <div data-no-voucher /> : <VoucherBanner voucher={voucher} />}
      <HowItWorks priceCents={priceCents} />
      <Pricing priceCents={priceCents} />
      <Contact form={contact} />
    </>
  );
}
