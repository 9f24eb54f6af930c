import { chakra } from '@chakra-ui/react';
import { memo, type ReactElement } from 'react';

// Over what waits for the map of the app, which takes this one over.
const Place = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    bg: 'bg.muted',
    '&:empty': { display: 'none' },
  },
});

/** Left to earlyMap.ts, also while React takes over the page. */
const filledEarly = { __html: '' } as const;

/** Where a map is drawn before the app has loaded. */
export const EarlyMapPlace = memo(function EarlyMapPlace(): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <Place data-early-map dangerouslySetInnerHTML={filledEarly} />;
});
