import { largeBundleSizes, type PercentOff } from '#shared/domain/bundles.ts';

/** For the audit: “50: 12%, 100: 15%, 500: 20%”. */
export const percentText = (percentOff: PercentOff): string =>
  largeBundleSizes.map((size) => `${size}: ${percentOff[`of${size}`]}%`).join(', ');
