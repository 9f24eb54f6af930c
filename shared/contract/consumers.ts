/**
 * The stream's consumers, each the job of its name in `functions/jobs`, and which changes each is given. The
 * filters are in Lambda's own pattern language: a change passes where any filter matches it. The CDK hands them
 * to Lambda, the local poller matches them itself.
 */

/** A list holds the values allowed at its place; an object goes deeper. */
export interface FilterPattern {
  readonly [field: string]: FilterPattern | readonly string[];
}

interface Consumer {
  readonly filters: readonly [FilterPattern, ...FilterPattern[]];
}

// A deleted code turns into its tombstone; both images are asked, so that leaving is seen as well as coming.
const codes = { type: { S: ['zarcode', 'tombstone'] } };

export const consumers = {
  /** Search words: what can be made again from the codes. */
  projections: { filters: [{ dynamodb: { NewImage: codes } }, { dynamodb: { OldImage: codes } }] },
  /** What the world sees: mail, files that go, and what the edge keeps of a code. Apart from the projections: a mail fault never holds up search. */
  sideEffects: {
    filters: [
      { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['mail'] } } } },
      // The files of photos go with their items, and photos with their code.
      { dynamodb: { OldImage: { type: { S: ['zarcode', 'images', 'upload'] } } } },
    ],
  },
} as const satisfies Record<string, Consumer>;

export type ConsumerName = keyof typeof consumers;
