import { epochSeconds } from '#functions/lib/clock.ts';

const listedMs = 30 * 24 * 3_600_000;

/**
 * How long a pass that has ended is listed.
 * @param endedAt ISO
 * @returns seconds since 1970, after which DynamoDB deletes it
 */
export const listedUntil = (endedAt: string): number =>
  epochSeconds(new Date(Date.parse(endedAt) + listedMs));
