import { systemWith } from '#web/theme/chakra.ts';
import { config } from '#web/theme/config.ts';
import { globalCss } from '#web/theme/globalCss.ts';

/** The app's system, but with a class instead of the system's setting, so that the page can switch its colours. */
export const kitSystem = systemWith({
  ...config,
  conditions: { dark: '.dark &', light: '.light &' },
  globalCss,
  preflight: true,
});
