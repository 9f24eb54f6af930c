import { t } from '#shared/text/t.ts';

/** The parts of the landing page that its header leads to (docs/product/look.md#page-frame). */
export const landingAnchors = [
  { hash: 'why-zarcodes', label: t`Why ZarCodes` },
  { hash: 'how-it-works', label: t`How It Works` },
  { hash: 'pricing', label: t`Pricing` },
  { hash: 'contact', label: t`Contact` },
] as const;
