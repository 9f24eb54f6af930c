import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { CodeAnatomy } from './CodeAnatomy.tsx';
import { Section } from './Section.tsx';

const Steps = chakra('ol', {
  base: { display: 'grid', gap: { base: '6', md: '8' }, gridTemplateColumns: { lg: 'repeat(3, 1fr)' } },
});

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'start',
  },
});

// The yellow diamond of a warning sign.
const Diamond = chakra('span', {
  base: {
    gridRow: 'span 2',
    width: '11',
    height: '11',
    m: '2',
    display: 'grid',
    placeItems: 'center',
    bg: 'sun',
    color: 'ink',
    border: '3px solid',
    borderColor: 'ink',
    borderRadius: 'md',
    transform: 'rotate(45deg)',
    fontWeight: 'black',
    fontSize: 'xl',
    '& > span': { transform: 'rotate(-45deg)', lineHeight: 1 },
  },
});

export function HowItWorks({ priceCents }: { priceCents: number }): ReactElement {
  const steps = [
    {
      title: 'Pin the place',
      text: 'Search, paste a map link, or stand at the gate and use your phone’s location. Move the pin until it is exact.',
    },
    {
      title: `Pay ${formatRand(priceCents)}, once`,
      text: 'No subscription and no monthly fee. The code is yours for good, and it never changes.',
    },
    {
      title: 'Share it',
      text: 'Say it, WhatsApp it, paint it on the wall. Anyone opens it and navigates straight to you.',
    },
  ];
  return (
    <Section
      id="how-it-works"
      title="How It Works"
      intro="Three steps, a few minutes, and your place has an address that works in all 9 provinces."
    >
      <Steps>
        {steps.map((step, index) => (
          <Step key={step.title}>
            <Diamond aria-hidden="true">
              <span>{index + 1}</span>
            </Diamond>
            <chakra.h3 fontSize="xl" fontWeight="bold" pt="1">
              {step.title}
            </chakra.h3>
            <chakra.p color="fg.muted">{step.text}</chakra.p>
          </Step>
        ))}
      </Steps>
      <CodeAnatomy />
    </Section>
  );
}
