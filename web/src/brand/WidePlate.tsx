import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { CodePlate } from './CodePlate.tsx';

// Seven wide letters, the hyphen and the mark are about 6.9 times as wide as high.
const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    width: 'full',
    justifySelf: 'stretch',
    '& > span': { fontSize: 'clamp(1.5rem, 14cqi, 3.75rem)' },
    // The system's font instead (theme/saving.css): DejaVu Sans, the widest of those that are common, is a quarter wider.
    'html[data-saving] &': { '& > span': { fontSize: 'clamp(1.25rem, 11cqi, 3rem)' } },
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
