import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CodeAnatomy } from './CodeAnatomy.tsx';

export function HowItWorks({ priceCents }: { priceCents: number }): ReactElement {
  const steps = [
    {
      title: t`Pin the place`,
      text: t`Search, paste a map link, or stand at the gate and use your phone’s location. Move the pin until it is exact.`,
    },
    {
      title: t`Pay ${formatRand(priceCents)}, once`,
      text: t`No subscription and no monthly fee. The code is yours for good, and it never changes.`,
    },
    {
      title: t`Share it`,
      text: t`Say it, WhatsApp it, paint it on the wall. Anyone can open it and navigate straight to you.`,
    },
  ];
  return (
    <Section
      id="how-it-works"
      title={t`How It Works`}
      intro={t`Three steps, a few minutes, and your place has an address that works in all 9 provinces.`}
    >
      <NumberedSteps steps={steps} />
      <CodeAnatomy />
    </Section>
  );
}
