import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { buttonRecipe } from '#web/theme/recipes/button.ts';

/** A link within the site that looks like a button. */
export const LinkButton = createLink(chakra('a', buttonRecipe));

/** A link out of the site that looks like a button; takes `href`. */
export const AnchorButton = chakra('a', buttonRecipe);
