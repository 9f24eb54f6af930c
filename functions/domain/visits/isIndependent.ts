import type { Reporter } from '#functions/data/visit.ts';

/** From another device and another address: as far as we can know, somebody else. */
export const isIndependent = (one: Reporter, other: Reporter): boolean =>
  one.device !== other.device && one.address !== other.address;
