/** docs/product.md, "Page frame" */
export const documentTitle = (title: string) => `${title} – ZarCodes`;
