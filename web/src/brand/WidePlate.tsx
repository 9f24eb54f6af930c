import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { CodePlate } from './CodePlate.tsx';

// WWW-WWWW, the widest code, is 8.1 times as wide as its letters are high, and has 3 px of border on each side.
const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    width: 'full',
    justifySelf: 'stretch',
    '& > span': { fontSize: 'min(calc((100cqi - 6px) / 8.2), 3.75rem)' },
    // The system's font instead (theme/saving.css): DejaVu Sans, the widest of those that are common, is a quarter wider.
    'html[data-saving] &': { '& > span': { fontSize: 'min(calc((100cqi - 6px) / 10.4), 3rem)' } },
  },
});

interface WidePlateProps {
  code: string;
  spelled?: string;
}

/** A code as large as its place allows, never wider. */
export function WidePlate({ code, spelled }: WidePlateProps): ReactElement {
  return (
    <Frame>
      <CodePlate code={code} spelled={spelled} size="lg" />
    </Frame>
  );
}
