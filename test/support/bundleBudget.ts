/** Bytes of one function's bundle: more would start too slowly (docs/decisions/0005). */
export const maxBundleBytes = 400 * 1024;
