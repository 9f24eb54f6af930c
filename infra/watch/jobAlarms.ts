import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { failedQueueName, type Stage } from '#infra/stage.ts';
import type { ConsumerName } from '#shared/contract/consumers.ts';
import { consumerNames, type JobName, jobNames } from '#shared/contract/jobs.ts';
import type { AlarmDefinition } from './alarm.ts';
import { fiveMinutes, lambdaMetric, loggedFailures, together } from './metrics.ts';

/** Who is affected when a job fails. A job without an entry does not compile. */
const impactOf: Record<JobName, string> = {
  projections: 'People who search: new codes are not found, deleted ones still are.',
  sideEffects: 'Buyers who wait for their receipt and its number, and support, which waits for messages.',
  erasures: 'People who deleted their account: what we store about them is still there.',
  resumeErasures: 'People who deleted their account: what is left of them is not erased.',
  dailyStats: 'Admins get no mail with the figures of the day before; the dashboard has them.',
  expireOrders: 'People with a voucher that an unpaid order still holds: it is refused as used.',
  resendMail: 'People whose mail could not be sent at first: it is not sent again.',
  invoicePayments: 'Buyers whose payment got no invoice number: they get no receipt by mail.',
  confirmNotices: 'Buyers whose payment could not be confirmed at once: they get no code.',
  reconcile:
    'Buyers whose payment no notice reported: they get no code. Nobody compares our books with PayFast.',
  runExports: 'Admins wait for an export that is too long for a response. The next run goes on with it.',
  sendMailings: 'People wait for a mailing. The next run goes on with it, and nobody gets it twice.',
  purges: 'Visitors: what was changed or deleted is shown for up to an hour longer.',
  mailEvents: 'Later everybody: we go on mailing addresses that bounce, until SES stops all our mail.',
};

/** The age of the oldest unprocessed change that fires the alarm. People see stale search at once, late mail later. */
const behindMinutes: Record<ConsumerName, number> = { projections: 5, sideEffects: 15, erasures: 15 };

/** Each job's failures and its dead-letter queue, and how far the stream's consumers are behind. */
export function jobAlarms(stage: Stage): AlarmDefinition[] {
  return [
    ...jobNames.flatMap((name) => failuresOf(stage, name)),
    ...consumerNames.map((name) => ({
      name: `${name}-behind`,
      section: 'the-stream-is-behind' as const,
      impact: impactOf[name],
      metric: lambdaMetric(stage, `jobs.${name}`, 'IteratorAge', Stats.MAXIMUM),
      atLeast: behindMinutes[name] * 60_000,
    })),
  ];
}

function failuresOf(stage: Stage, name: JobName): AlarmDefinition[] {
  const key = `jobs.${name}`;
  return [
    {
      name: `${name}-errors`,
      section: 'a-job-fails',
      impact: impactOf[name],
      metric: together('SUM', `Failures of ${key}`, [
        loggedFailures(stage, key),
        lambdaMetric(stage, key, 'Errors', Stats.SUM),
      ]),
      atLeast: 1,
      // The stream's consumers are called all the time, and the first retries usually succeed.
      periods: name in behindMinutes ? 3 : 1,
    },
    {
      name: `${name}-failed`,
      section: 'a-failure-queue-is-not-empty',
      impact: `${impactOf[name]} Events that failed for good wait in the queue.`,
      metric: new Metric({
        namespace: 'AWS/SQS',
        metricName: 'ApproximateNumberOfMessagesVisible',
        dimensionsMap: { QueueName: failedQueueName(stage, name) },
        statistic: Stats.MAXIMUM,
        period: fiveMinutes,
      }),
      atLeast: 1,
    },
  ];
}
