/** Size limit of one function's bundle: larger ones start too slowly (docs/decisions/0005). */
export const maxBundleBytes = 400 * 1024;
