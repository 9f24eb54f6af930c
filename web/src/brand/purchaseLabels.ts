/** What is bought. */
export const purchaseLabels = { code: 'ZarCodes', bundle: 'Bundles' } as const;
