/** As many as one request takes (shared/contract/zarcodes.ts). */
export const maxStops = 60;
