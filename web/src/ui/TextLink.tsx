import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { textLinkRecipe } from '#web/theme/recipes/textLink.ts';

export const TextLink = createLink(chakra('a', textLinkRecipe));
