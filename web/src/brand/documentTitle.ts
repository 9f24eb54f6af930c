/** docs/product/look.md#page-frame */
export const documentTitle = (title: string) => `${title} – ZarCodes`;
