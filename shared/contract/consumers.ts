/**
 * The stream's consumers (each is the job of the same name in `functions/jobs`) and the changes that each receives. Two
 * are the most that may read a shard at once:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html
 * The filters use Lambda's pattern language: a change passes if any filter matches it. The CDK passes them to Lambda;
 * the local poller applies them itself.
 */

/** A list holds the allowed values of a field; an object describes a nested one. */
export interface FilterPattern {
  readonly [field: string]: FilterPattern | readonly string[];
}

export interface Consumer {
  readonly filters: readonly [FilterPattern, ...FilterPattern[]];
  /** Changes at once: 50 unless given. */
  readonly batchSize?: number;
}

/** What the search finds, and what the back office lists by time or counts. A deleted code becomes a tombstone. */
const projected = {
  type: {
    S: [
      'zarcode',
      'tombstone',
      'user',
      'payment',
      'message',
      'audit',
      'changeRequest',
      'notice',
      'refund',
      'repayment',
      'export',
      'voucher',
      'expense',
      'mailing',
      'creator',
      'apiKey',
    ],
  },
};

/** Mails that failed are counted; the others are most of the outbox. */
const failedMails = {
  type: { S: ['mail'] },
  unsentReason: { S: ['bounce', 'complaint', 'refused', 'tooOld'] },
};

export const consumers = {
  /** The search index, the lists' months and the counters: data that can be made again from the rest. */
  projections: {
    filters: [
      // What was matters as much as what is. Lambda takes five filters.
      { dynamodb: { NewImage: projected } },
      { dynamodb: { OldImage: projected } },
      { dynamodb: { NewImage: failedMails } },
      { dynamodb: { OldImage: failedMails } },
    ],
    // Their counters are one transaction of at most 100 writes.
    batchSize: 100,
  },
  /** Mail, invoice numbers, deleted files and requests for edge purges. Apart from the projections, so that a mail failure never delays the search. */
  sideEffects: {
    filters: [
      { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['mail', 'toInvoice', 'toCredit'] } } } },
      // Also when they are first set: the edge has cached their defaults, and a code's page without photos.
      { dynamodb: { NewImage: { type: { S: ['settings', 'price', 'images'] } } } },
      // An image's files are deleted with its item, images with their code (when its tombstone is final), and slips with
      // their expense.
      {
        dynamodb: {
          OldImage: {
            type: {
              S: ['zarcode', 'tombstone', 'images', 'upload', 'imageFiles', 'creator', 'expense', 'slipFile'],
            },
          },
        },
      },
    ],
  },
} as const satisfies Record<string, Consumer>;

export type ConsumerName = keyof typeof consumers;
