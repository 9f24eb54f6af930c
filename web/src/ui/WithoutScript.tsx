import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';

// One text and no elements: React cannot take over what a browser with scripts reads as text.
const Note = chakra('noscript', {
  base: { display: 'block', p: '4', fontWeight: 'semibold', textAlign: 'center' },
});

/** On what only a script can fill or do, so that nobody waits for it in vain (theme/globalCss.ts). */
export const scriptOnly = { 'data-script-only': '' } as const;

/** Said in its place. */
export function WithoutScript({ text }: { text: string }): ReactElement {
  return <Note>{text}</Note>;
}
