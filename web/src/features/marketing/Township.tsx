import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { DirectionsSign } from '#web/brand/DirectionsSign.tsx';
import { Head } from '#web/brand/Head.tsx';
import { PriceCard } from '#web/brand/PriceCard.tsx';
import { PricedAction } from '#web/brand/PricedAction.tsx';
import { SignHero } from '#web/brand/SignHero.tsx';
import { townshipPage } from '#web/text/pages/townshipPage.ts';
import { FeatureCards } from '#web/ui/FeatureCards.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CallToAction } from './CallToAction.tsx';
import { SupportCard } from './SupportCard.tsx';
import { townshipReasons, townshipSteps } from './townshipTexts.ts';

/** For entrepreneurs in townships (docs/product/public-pages.md#township-page). */
export function Township({ priceCents }: { priceCents: number }): ReactElement {
  const price = formatRand(priceCents);
  return (
    <>
      <Head page={townshipPage} />
      <SignHero
        title="Put your business on the map"
        intro="Spaza shop, salon, shisanyama, workshop: give it an address that every customer, supplier and driver can find, even where streets have no names."
        picture={
          <DirectionsSign
            words="By the second taxi rank, behind the church, the pink container"
            code="7TM-X2CD"
            caption="One code on your wall, your page and your WhatsApp."
          />
        }
      >
        <PricedAction label="Get my business ZarCode" priceCents={priceCents} />
      </SignHero>
      <Section
        id="reasons"
        shaded
        title="Found is half sold"
        intro="Seven characters that fit on a wall, a flyer and a voice note."
      >
        <FeatureCards features={townshipReasons} />
      </Section>
      <Section id="setup" title="Open in three steps" intro="All you need is the phone in your hand.">
        <NumberedSteps steps={townshipSteps(price)} />
      </Section>
      <Section id="pricing" shaded title="Pricing" intro="One price for every business, paid once.">
        <PriceCard priceCents={priceCents} action="Get my business ZarCode" />
      </Section>
      <Section id="support" title="Support" intro="People who know the place and speak your language.">
        <SupportCard languages="English, Zulu, Xhosa, Afrikaans, Sotho" reply="4 hours" />
      </Section>
      <CallToAction title="Your customers are looking for you. Tell them where." action="Get Started" />
    </>
  );
}
