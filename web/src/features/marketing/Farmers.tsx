import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';
import { DirectionsSign } from '#web/brand/DirectionsSign.tsx';
import { Head } from '#web/brand/Head.tsx';
import { PriceCard } from '#web/brand/PriceCard.tsx';
import { SignHero } from '#web/brand/SignHero.tsx';
import { farmersPage } from '#web/text/pages/farmersPage.ts';
import { FeatureCards } from '#web/ui/FeatureCards.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { Section } from '#web/ui/Section.tsx';
import { EmailBox } from './EmailBox.tsx';
import { farmProblems, farmPromises, farmSamples, farmSteps } from './farmTexts.ts';
import { SupportCard } from './SupportCard.tsx';
import { Testimonials } from './Testimonials.tsx';

interface FarmersProps {
  priceCents: number;
  onEmail: (email: string) => void;
}

/** The farmers' landing page (docs/product/public-pages.md#farmers-page). Its footer is the frame's. */
export function Farmers({ priceCents, onEmail }: FarmersProps): ReactElement {
  return (
    <>
      <Head page={farmersPage} />
      <SignHero
        title={t`Every farm gate, found the first time`}
        intro={t`A street address ends where the tar ends. A ZarCode goes on to the shed, the dam and the loading ramp: seven characters, exact on every phone.`}
        picture={
          <DirectionsSign
            words={t`Forty k’s on the R58, past the silos, second cattle grid, then the gravel on your right`}
            code="3CS-K4R8"
            caption={t`One code for each gate. No more phoning from the road.`}
          />
        }
      >
        <EmailBox onEmail={onEmail} />
      </SignHero>
      <Section
        id="problems"
        shaded
        title={t`What a farm without an address costs`}
        intro={t`It costs time and money, yours and that of everyone who is trying to find you.`}
      >
        <FeatureCards features={farmProblems} />
      </Section>
      <Section
        id="setup"
        title={t`Set up in three steps`}
        intro={t`With a phone, at the gate, in the time it takes to boil a kettle.`}
      >
        <NumberedSteps steps={farmSteps(formatRand(priceCents))} />
      </Section>
      <Section
        id="testimonials"
        shaded
        title={t`What farmers could say`}
        intro={t`These three are samples that we wrote ourselves: farms and people are made up. Yours will take their place.`}
      >
        <Testimonials samples={farmSamples} />
      </Section>
      <Section
        id="pricing"
        title={t`Pricing`}
        intro={t`One payment per gate. Cheaper than the diesel for one wrong turn.`}
      >
        <PriceCard priceCents={priceCents} action={t`Get My ZarCode`} promises={farmPromises} />
      </Section>
      <Section
        id="support"
        shaded
        title={t`Support`}
        intro={t`No signal at the gate? Phone us from the house and we'll help you place the pin.`}
      >
        <SupportCard languages={t`English or Afrikaans by phone.`} reply={t`We reply within 24 hours.`} />
      </Section>
    </>
  );
}
