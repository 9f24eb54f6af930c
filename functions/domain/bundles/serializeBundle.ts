import type { Bundle } from '#functions/data/bundles.ts';

export const serializeBundle = ({ id, total, remaining, createdAt }: Bundle) => ({
  id,
  totalZarcodes: total,
  remainingZarcodes: remaining,
  createdAt,
});
