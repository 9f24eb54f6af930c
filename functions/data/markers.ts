import type { Write } from './transact.ts';

// The stream retains its records for 24 hours; twice that is longer than any replay.
const ttlSeconds = 48 * 3600;

/** Marks a stream event as processed. Refused under the label `marker` where it was already. */
export const writeMarker = (eventId: string, nowSeconds: number): Write =>
  mark({ eventId, sk: 'MARK', label: 'marker' }, nowSeconds);

/** The same for the counters, which are written apart. Refused under the event's id. */
export const writeCountedMarker = (eventId: string, nowSeconds: number): Write =>
  mark({ eventId, sk: 'COUNTED', label: eventId }, nowSeconds);

interface Mark {
  readonly eventId: string;
  readonly sk: string;
  readonly label: string;
}

function mark({ eventId, sk, label }: Mark, nowSeconds: number): Write {
  return {
    label,
    Put: {
      Item: {
        pk: `MARK#${eventId}`,
        sk,
        type: 'marker',
        version: 1,
        expiresAt: nowSeconds + ttlSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
