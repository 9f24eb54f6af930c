import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { failedQueueName, type Stage } from '#infra/stage.ts';
import type { AlarmDefinition } from './alarm.ts';
import { fiveMinutes, lambdaMetric, ofAccount, ownMetric } from './metrics.ts';

/** Also rolls back what is being deployed (`infra/constructs/canary.ts`), so it must not wait for five minutes. */
export const urgentFailures = (stage: Stage): AlarmDefinition => ({
  name: 'failures-urgent',
  section: 'errors-where-money-or-access-is-lost',
  impact: 'People who pay, sign in, register or unsubscribe: at least one of them got an error.',
  metric: ownMetric(stage, 'urgent failures', { period: Duration.minutes(1) }),
  atLeast: 1,
});

/**
 * All other alarms. With the one above they watch ten metrics, which are free in every account; each further one costs
 * US$0.10 a month. https://aws.amazon.com/cloudwatch/pricing/
 */
export const alarmsOf = (stage: Stage, api: HttpApi): readonly AlarmDefinition[] => [
  {
    name: 'failures',
    section: 'errors-elsewhere',
    impact: 'Somebody who uses the site or the back office: the saved queries say which area.',
    metric: ownMetric(stage, 'failures'),
    atLeast: 3,
  },
  {
    name: 'functions-errors',
    section: 'a-function-crashes',
    impact:
      'Anybody who called it: a function timed out, ran out of memory or did not start, and logged nothing.',
    metric: ofAccount('AWS/Lambda', 'Errors', Stats.SUM),
    atLeast: 1,
  },
  {
    name: 'api-errors',
    section: 'the-api-fails',
    impact: 'Everybody who calls at that moment, also calls that no function received.',
    metric: api.metricServerError({ period: fiveMinutes, statistic: Stats.SUM }),
    atLeast: 5,
  },
  {
    name: 'jobs-failures',
    section: 'a-job-fails',
    impact: 'Nobody at once: what happens after a write, such as mail and the search, waits.',
    metric: ownMetric(stage, 'job failures', { period: Duration.minutes(15) }),
    // Each job tries three times at least, and the first retry usually succeeds.
    atLeast: 3,
  },
  {
    name: 'jobs-failed',
    section: 'the-queue-of-failures-is-not-empty',
    impact: 'Somebody, by the job of the message: it has failed for good.',
    metric: new Metric({
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      dimensionsMap: { QueueName: failedQueueName(stage) },
      statistic: Stats.MAXIMUM,
      period: fiveMinutes,
    }),
    atLeast: 1,
  },
  {
    name: 'stream-behind',
    section: 'the-stream-is-behind',
    impact: 'Buyers who wait for their receipt, and support, which waits for messages.',
    // People wait for this consumer, not for the other one.
    metric: lambdaMetric(stage, 'jobs.sideEffects', 'IteratorAge', Stats.MAXIMUM),
    atLeast: 15 * 60_000,
  },
  {
    name: 'findings',
    section: 'something-needs-a-look',
    impact:
      'Maybe somebody who has paid and gets no code, no refund or no receipt; or somebody sends us forged notices; or a prefix is filling.',
    metric: ownMetric(stage, 'findings', { statistic: Stats.MAXIMUM }),
    atLeast: 1,
  },
  // SES publishes its rates a few times an hour: within five minutes there may be none.
  {
    name: 'mail-bounces',
    section: 'mail-bounces',
    impact: 'Soon everybody who expects a mail: SES reviews a sender at 5 % and stops it at 10 %.',
    metric: ofAccount('AWS/SES', 'Reputation.BounceRate', Stats.MAXIMUM, Duration.hours(1)),
    atLeast: 0.04,
  },
  {
    name: 'mail-complaints',
    section: 'mail-is-complained-about',
    impact: 'Soon everybody who expects a mail: SES reviews a sender at 0.1 % and stops it at 0.5 %.',
    metric: ofAccount('AWS/SES', 'Reputation.ComplaintRate', Stats.MAXIMUM, Duration.hours(1)),
    atLeast: 0.0008,
  },
];
