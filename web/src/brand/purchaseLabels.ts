import { t } from '#shared/text/t.ts';
/** What is bought. */
export const purchaseLabels = { code: t`ZarCodes`, bundle: t`Bundles` } as const;
