import { systemWith } from './chakra.ts';
import { config } from './config.ts';

/**
 * Our own Chakra system: its style props and conditions without its theme, of which we use nothing. Looks live
 * in `theme/recipes` and are bound in `ui/`; the recipes of dialogs and menus come with their lazy chunks.
 */
export const system = {
  ...systemWith(config),
  // The provider would make styles of it that the page has already (theme/globalStyles.ts).
  _global: [],
};
