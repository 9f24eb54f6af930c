/** docs/product/limits.md#timings-and-limits */
export const mapFetchLimit = 1000;
