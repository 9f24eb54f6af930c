import { systemWith } from './chakra.ts';
import { config } from './config.ts';

/**
 * Our own Chakra system: its style props and conditions, without its default theme. Recipes are in `theme/recipes` and
 * used in `ui/`; those of dialogs and menus are part of their lazy chunks.
 */
export const system = {
  ...systemWith(config),
  // The page has these styles already (theme/globalStyles.ts).
  _global: [],
};
