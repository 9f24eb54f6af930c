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

/** By the root of the metres: a good position can be told from a better one. */
const radiusOf = (metres: number) => Math.sqrt(Math.min(metres, shownM) / shownM) * 60;

/** How far off the position may be; the dashed ring is what tells neighbours apart. Its text stands beside it. */
export function AccuracyRing({ metres }: { metres: number }): ReactElement {
  return (
    <chakra.svg viewBox="-64 -64 128 128" width="7rem" height="7rem" aria-hidden="true" flexShrink="0">
      <Circle r={radiusOf(metres)} isRough={metres > roughM} />
      <chakra.circle
        r={radiusOf(roughM)}
        fill="none"
        stroke="fg.muted"
        strokeWidth="1"
        strokeDasharray="3 3"
      />
      <chakra.circle r="2.5" fill="fg" />
    </chakra.svg>
  );
}
