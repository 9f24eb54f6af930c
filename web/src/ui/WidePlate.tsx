import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { CodePlate } from './CodePlate.tsx';

// Seven wide letters, the hyphen and the mark are about 6.9 times as wide as high.
const Frame = chakra('div', {
  base: { containerType: 'inline-size', width: 'full', '& > span': { fontSize: 'min(3.75rem, 14cqi)' } },
});

/** A code as large as its place allows, never wider. */
export function WidePlate({ code }: { code: string }): ReactElement {
  return (
    <Frame>
      <CodePlate code={code} size="lg" />
    </Frame>
  );
}
