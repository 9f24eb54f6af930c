import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';

// Text without elements: a browser that runs scripts parses the content of noscript as text, so React could not
// hydrate elements in it.
const Note = chakra('noscript', {
  base: { display: 'block', p: '4', fontWeight: 'semibold', textAlign: 'center' },
});

/** Hides an element where scripts are off (theme/globalCss.ts). */
export const scriptOnly = { 'data-script-only': '' } as const;

/** Keeps a button that sends its form where scripts are off: else all buttons are hidden there. */
export const alsoWithoutScript = { 'data-without-script': '' } as const;

/** Shown in its place. For the same reason an escaped apostrophe stays escaped there, and is no other text. */
export function WithoutScript({ text }: { text: string }): ReactElement {
  return <Note suppressHydrationWarning>{text}</Note>;
}
