import { chakra } from '@chakra-ui/react';

/** A plain link, which the page as the server sends it fills in. */
export const CreatorLink = chakra('a', {
  base: { color: 'primary', fontWeight: 'semibold', textDecoration: 'underline', overflowWrap: 'anywhere' },
});
