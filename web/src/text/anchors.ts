/** The parts of the landing page that its header leads to (docs/product/look.md#page-frame). */
export const landingAnchors = [
  { hash: 'why-zarcodes', label: 'Why ZarCodes' },
  { hash: 'how-it-works', label: 'How It Works' },
  { hash: 'pricing', label: 'Pricing' },
  { hash: 'contact', label: 'Contact' },
] as const;
