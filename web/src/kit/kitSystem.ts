import { systemWith } from '#web/theme/chakra.ts';
import { config } from '#web/theme/config.ts';
import { globalCss } from '#web/theme/globalCss.ts';

/** The app's system, with the styles that the app's page has already. */
export const kitSystem = systemWith({ ...config, globalCss, preflight: true });
