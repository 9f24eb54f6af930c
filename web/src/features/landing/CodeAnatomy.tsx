import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { CodePlate } from '#web/ui/CodePlate.tsx';

const Box = chakra('div', {
  base: {
    mt: { base: '10', md: '16' },
    p: { base: '5', md: '8' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    display: 'grid',
    gap: { base: '5', md: '10' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 20rem) 1fr',
      lg: 'minmax(0, 26rem) 1fr',
    },
    alignItems: 'center',
  },
});

const parts = [
  { part: '7', means: 'the province: 7 is Gauteng' },
  { part: 'PT', means: 'the place: PT is Pretoria' },
  { part: 'FLHV', means: 'your exact spot, and nobody else’s' },
] as const;

/** What a code is made of (SPEC 5). */
export function CodeAnatomy(): ReactElement {
  return (
    <Box>
      <chakra.div containerType="inline-size">
        <CodePlate code="7PT-FLHV" size="lg" />
      </chakra.div>
      <chakra.dl display="grid" gap="2" gridTemplateColumns="auto 1fr" columnGap="4" alignItems="baseline">
        {parts.map(({ part, means }) => (
          <chakra.div key={part} display="contents">
            <chakra.dt fontWeight="black" fontSize="xl" letterSpacing="0.06em">
              {part}
            </chakra.dt>
            <chakra.dd color="fg.muted">{means}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Box>
  );
}
