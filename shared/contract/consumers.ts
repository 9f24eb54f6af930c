/**
 * The stream's consumers (each is the job of the same name in `functions/jobs`) and the changes that each receives.
 * The filters use Lambda's pattern language: a change passes if any filter matches it. The CDK passes them to Lambda;
 * the local poller applies them itself.
 */

/** A list holds the allowed values of a field; an object describes a nested one. */
export interface FilterPattern {
  readonly [field: string]: FilterPattern | readonly string[];
}

interface Consumer {
  readonly filters: readonly [FilterPattern, ...FilterPattern[]];
}

// Deleting a code replaces it by a tombstone, so the old image matters as much as the new one.
const codes = { type: { S: ['zarcode', 'tombstone'] } };

/** What the back office lists by time, besides the codes. */
const listed = { type: { S: ['user', 'payment', 'message', 'audit', 'voucher', 'expense'] } };

export const consumers = {
  /** The search index and the months of the lists by time: data that can be made again from the rest. */
  projections: {
    filters: [
      { dynamodb: { NewImage: codes } },
      { dynamodb: { OldImage: codes } },
      { dynamodb: { NewImage: listed } },
    ],
  },
  /** Mail, invoice numbers, deleted files and edge purges. Apart from the projections, so that a mail failure never delays the search. */
  sideEffects: {
    filters: [
      { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['mail', 'toInvoice'] } } } },
      // Also when they are first set: the edge has cached their defaults.
      { dynamodb: { NewImage: { type: { S: ['settings', 'price'] } } } },
      // An image's files are deleted with its item, and images with their code.
      { dynamodb: { OldImage: { type: { S: ['zarcode', 'images', 'upload', 'creator'] } } } },
    ],
  },
  /** What is left of people whose account has ended. Its own progress calls it again. */
  erasures: { filters: [{ dynamodb: { NewImage: { type: { S: ['erasure'] } } } }] },
} as const satisfies Record<string, Consumer>;

export type ConsumerName = keyof typeof consumers;
