import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { roughM, vagueM } from './fieldChanges.ts';

const Circle = chakra('circle', {
  base: {
    fill: 'primary.subtle',
    stroke: 'primary',
    strokeWidth: '1.5px',
    transition: 'r 0.4s ease-out',
  },
  variants: { isRough: { true: { fill: 'bg.sun', stroke: 'sunDeep' } } },
});

// Beyond it the ring is as large as the drawing.
const shownM = vagueM + 10;

/** How far off the position may be, around the gate; the dashed ring is what tells neighbours apart. Its text stands beside it. */
export function AccuracyRing({ metres }: { metres: number }): ReactElement {
  return (
    <chakra.svg viewBox="-64 -64 128 128" width="8rem" height="8rem" aria-hidden="true" flexShrink="0">
      <Circle r={Math.min(Math.max(metres, 3), shownM)} isRough={metres > roughM} />
      <chakra.circle r={roughM} fill="none" stroke="fg.muted" strokeWidth="1" strokeDasharray="3 3" />
      <chakra.circle r="2.5" fill="fg" />
    </chakra.svg>
  );
}
