import { chakra } from '@chakra-ui/react';

/** Heard, not seen. Not selectable, so that copying what is seen copies just that. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true, userSelect: 'none' } });
