/** Jobs that hear of what happens in AWS, by the events of its default bus. There are none on a local machine. */
interface EventJob {
  readonly source: string;
  readonly detailTypes: readonly [string, ...string[]];
}

export const eventJobs = {
  /**
   * Mail that came back, or that somebody called spam.
   * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-eventbridge.html
   */
  mailEvents: { source: 'aws.ses', detailTypes: ['Email Bounced', 'Email Complaint Received'] },
} as const satisfies Record<string, EventJob>;

export type EventJobName = keyof typeof eventJobs;
export const eventJobNames = Object.keys(eventJobs) as EventJobName[];
