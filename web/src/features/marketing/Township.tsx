import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';
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
        title={t`Put your business on the map`}
        intro={t`Spaza shop, salon, shisanyama, workshop: give it an address that every customer, supplier and driver can find, even where streets have no names.`}
        picture={
          <DirectionsSign
            words={t`By the second taxi rank, behind the church, the pink container`}
            code="7TM-X2CD"
            caption={t`One code on your wall, your page and your WhatsApp.`}
          />
        }
      >
        <PricedAction label={t`Get my business ZarCode`} priceCents={priceCents} />
      </SignHero>
      <Section
        id="reasons"
        shaded
        title={t`Found is half sold`}
        intro={t`Seven characters that fit on a wall, a flyer and a voice note.`}
      >
        <FeatureCards features={townshipReasons} />
      </Section>
      <Section id="setup" title={t`Open in three steps`} intro={t`All you need is the phone in your hand.`}>
        <NumberedSteps steps={townshipSteps(price)} />
      </Section>
      <Section id="pricing" shaded title={t`Pricing`} intro={t`One price for every business, paid once.`}>
        <PriceCard priceCents={priceCents} action={t`Get my business ZarCode`} />
      </Section>
      <Section id="support" title={t`Support`} intro={t`People who know the place and speak your language.`}>
        <SupportCard
          languages={t`English, Zulu, Xhosa, Afrikaans, Sotho`}
          reply={t`We reply within 4 hours.`}
        />
      </Section>
      <CallToAction title={t`Your customers are looking for you. Tell them where.`} action={t`Get Started`} />
    </>
  );
}
