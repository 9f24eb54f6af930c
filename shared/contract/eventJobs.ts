/** Jobs that EventBridge calls with events of AWS's default bus. There are no such events on a local machine. */
export interface EventJob {
  readonly source: string;
  readonly detailTypes: readonly [string, ...string[]];
  /** By what its detail names the stage. */
  readonly stageBy: 'stage' | 'configurationSet';
}

export const eventJobs = {
  /**
   * Mail that bounced or was marked as spam, and which of a mailing's arrived.
   * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-eventbridge.html
   */
  mailEvents: {
    source: 'aws.ses',
    detailTypes: ['Email Bounced', 'Email Complaint Received', 'Email Delivered'],
    stageBy: 'configurationSet',
  },
  /** Our own (`functions/services/purges.ts`), with the stage: the bus belongs to the account. */
  purges: { source: 'zarcodes', detailTypes: ['Purge'], stageBy: 'stage' },
} as const satisfies Record<string, EventJob>;

export type EventJobName = keyof typeof eventJobs;
export const eventJobNames = Object.keys(eventJobs) as EventJobName[];
