import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { failedQueueName, type Stage } from '#infra/stage.ts';
import type { ConsumerName } from '#shared/contract/consumers.ts';
import { consumerNames, type JobName, jobNames } from '#shared/contract/jobs.ts';
import type { AlarmDefinition } from './alarm.ts';
import { fiveMinutes, lambdaMetric, loggedFailures, together } from './metrics.ts';

/** Whom each job serves. Every job is here, or it does not compile. */
const served: Record<JobName, string> = {
  projections: 'People who search: new codes are not found, deleted ones still are.',
  sideEffects: 'Buyers who wait for their receipt, and support, which waits for messages.',
  resendMail: 'People whose mail got lost in a disturbance: nobody sends it again.',
  mailEvents: 'In the end everybody: addresses that bounce are mailed on, until SES stops all our mail.',
};

/** How old the oldest change may be that a consumer has not dealt with. Search shows it at once, mail may take a while. */
const behindMinutes: Record<ConsumerName, number> = { projections: 5, sideEffects: 15 };

/** Each job's failures and what it gave up; and of the stream's consumers whether they keep up. */
export function jobAlarms(stage: Stage): AlarmDefinition[] {
  return [
    ...jobNames.flatMap((name) => failuresOf(stage, name)),
    ...consumerNames.map((name) => ({
      name: `${name}-behind`,
      section: 'the-stream-is-behind' as const,
      hurts: served[name],
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
      hurts: served[name],
      metric: together('SUM', `Failures of ${key}`, [
        loggedFailures(stage, key),
        lambdaMetric(stage, key, 'Errors', Stats.SUM),
      ]),
      atLeast: 1,
      // The stream's consumers are called all the time, and most of their faults pass with the first retries.
      periods: name in behindMinutes ? 3 : 1,
    },
    {
      name: `${name}-failed`,
      section: 'a-failure-queue-is-not-empty',
      hurts: `${served[name]} What failed was given up and waits for a person.`,
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
