import { chakra } from '@chakra-ui/react';

/** For screen readers only. Not selectable, so that copying copies just what is visible. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true, userSelect: 'none' } });
