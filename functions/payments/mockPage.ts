import { getSettings } from '#functions/data/settings.ts';
import { paymentMode } from '#functions/domain/settings/paymentMode.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPages } from '#functions/services/pages.ts';
import { payments } from '#shared/contract/payments.ts';

/** The app shows what is there, or that nothing is. */
export const handler = handle(
  'payments.mockPage',
  payments.mockPage,
  async ({ language, deps }) => {
    const [settings, html] = await Promise.all([getSettings(deps.table), deps.pages.shell(language)]);
    return { found: paymentMode(deps.config, settings) === 'mock', html };
  },
  { pages: createPages },
);
