import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { CodePlate } from './CodePlate.tsx';

const Sign = chakra('figure', {
  base: {
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'xl',
    boxShadow: 'sign',
    outline: '1px solid',
    outlineColor: 'border.sign',
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
    textWrap: 'balance',
    textDecoration: 'line-through',
    textDecorationColor: 'sunDeep',
    textDecorationThickness: '2px',
  },
});

interface DirectionsSignProps {
  words: string;
  code: string;
  caption: string;
}

/** Directions in many words, crossed out, and the code that replaces them. */
export function DirectionsSign({ words, code, caption }: DirectionsSignProps): ReactElement {
  return (
    <Sign>
      <Wordy>“{words}”</Wordy>
      <chakra.span color="primary">
        <ArrowDown size={32} strokeWidth={3} aria-hidden="true" />
      </chakra.span>
      <CodePlate code={code} size="lg" />
      <chakra.figcaption fontWeight="semibold" textWrap="balance">
        {caption}
      </chakra.figcaption>
    </Sign>
  );
}
