import { chakra } from '@chakra-ui/react';

export const SectionTitle = chakra('h2', {
  base: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
});
