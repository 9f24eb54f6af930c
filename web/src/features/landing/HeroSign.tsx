import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { CodePlate } from '#web/ui/CodePlate.tsx';

const Sign = chakra('figure', {
  base: {
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'xl',
    boxShadow: 'raised',
    p: { base: '5', md: '8' },
    display: 'grid',
    gap: '4',
    justifyItems: 'center',
    textAlign: 'center',
    containerType: 'inline-size',
  },
});

const Wordy = chakra('p', {
  base: {
    color: 'fg.muted',
    fontSize: 'lg',
    lineHeight: 'snug',
    textDecoration: 'line-through',
    textDecorationColor: 'sunDeep',
    textDecorationThickness: '2px',
  },
});

/** The product in one picture: what people say today, and what they say instead. */
export function HeroSign(): ReactElement {
  return (
    <Sign>
      <Wordy>“Past the water tank, third gate on the left, ask for Sipho”</Wordy>
      <chakra.span color="primary">
        <ArrowDown size={32} strokeWidth={3} aria-hidden="true" />
      </chakra.span>
      <CodePlate code="7PT-FLHV" size="lg" />
      <chakra.figcaption fontWeight="semibold">One code. Every driver finds the gate.</chakra.figcaption>
    </Sign>
  );
}
