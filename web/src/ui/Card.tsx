import { chakra } from '@chakra-ui/react';
import { cardRecipe } from '#web/theme/recipes/card.ts';

export const Card = chakra('div', cardRecipe);
