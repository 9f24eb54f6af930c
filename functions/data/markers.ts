import type { Write } from './transact.ts';

// The stream retains its records for 24 hours; twice that is longer than any replay.
const ttlSeconds = 48 * 3600;

/** Marks a stream event as processed. Refused under the label `marker` where it was already. */
export function writeMarker(eventId: string, nowSeconds: number): Write {
  return {
    label: 'marker',
    Put: {
      Item: {
        pk: `MARK#${eventId}`,
        sk: 'MARK',
        type: 'marker',
        version: 1,
        expiresAt: nowSeconds + ttlSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
