import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '#web/theme/recipes/input.ts';

/** Bare controls, for places that bring their own label. */
export const Input = chakra('input', inputRecipe);
export const Select = chakra('select', inputRecipe);
export const TextArea = chakra('textarea', inputRecipe);
