import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { PriceCard } from '#web/brand/PriceCard.tsx';
import { Section } from '#web/ui/Section.tsx';

export function Pricing({ priceCents }: { priceCents: number }): ReactElement {
  return (
    <Section
      id="pricing"
      shaded
      title={t`Pricing`}
      intro={t`One price for everyone, everywhere in South Africa.`}
    >
      <PriceCard priceCents={priceCents} />
    </Section>
  );
}
