/** docs/product.md, "Timings and limits" */
export const mapFetchLimit = 1000;
