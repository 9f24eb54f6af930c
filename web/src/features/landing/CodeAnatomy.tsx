import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { rich } from '#web/text/rich.tsx';

const Box = chakra('div', {
  base: {
    mt: { base: '10', md: '16' },
    p: { base: '5', md: '8' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    display: 'grid',
    gap: { base: '5', md: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) 1fr' },
    alignItems: 'center',
  },
});

// Rows on a phone; side by side, as the parts stand in the code, where there is room.
const Parts = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '6' },
    columnGap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'auto 1fr', md: '1fr 1fr 1.3fr' },
    alignItems: { base: 'baseline', md: 'stretch' },
    '& > div': {
      display: { base: 'contents', md: 'block' },
      borderTopWidth: { md: '4px' },
      borderColor: 'sun',
      pt: { md: '3' },
    },
    '& dt': { fontWeight: 'black', fontSize: { base: 'xl', md: '2xl' }, letterSpacing: '0.06em' },
    '& dd': { color: 'fg.muted', lineHeight: { md: 'snug' }, textWrap: 'balance' },
  },
});

const parts = [
  { part: '7', means: t`the province: 7 is Gauteng` },
  { part: 'PT', means: t`the place: PT is Pretoria` },
  { part: 'FLHV', means: t`your exact spot, and nobody else’s` },
] as const;

/** What a code is made of (docs/product/codes.md#code-format). */
export function CodeAnatomy(): ReactElement {
  return (
    <Box>
      <chakra.div containerType="inline-size">
        <CodePlate code="7PT-FLHV" size="lg" />
      </chakra.div>
      <Parts>
        {parts.map(({ part, means }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </Parts>
      <chakra.p gridColumn="1 / -1" textWrap="balance">
        {rich(
          t`<strong>A slip gets noticed.</strong> No two codes we issue are just one wrong character or one swap apart, so a slip like that never turns one into another.`,
          { strong: (text) => <strong>{text}</strong> },
        )}
      </chakra.p>
    </Box>
  );
}
