import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { failedQueueName, type Stage } from '#infra/stage.ts';
import { type ConsumerName, consumers } from '#shared/contract/consumers.ts';
import type { WatchedFault } from './alarm.ts';
import { fiveMinutes, lambdaMetric, loggedFailures, together } from './metrics.ts';

interface JobWatch {
  readonly hurts: string;
  /** How old the oldest change may be that a stream consumer has not dealt with. */
  readonly behindMinutes: number;
}

const jobWatch: Record<ConsumerName, JobWatch> = {
  projections: {
    hurts: 'People who search: new codes are not found, deleted ones still are.',
    behindMinutes: 5,
  },
  effects: {
    hurts: 'Buyers who wait for their receipt, and support, which waits for messages.',
    behindMinutes: 15,
  },
};

export function jobFaults(stage: Stage): WatchedFault[] {
  return (Object.keys(consumers) as ConsumerName[]).flatMap((name) => {
    const key = `jobs.${name}`;
    const { hurts, behindMinutes } = jobWatch[name];
    const waiting = new Metric({
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      dimensionsMap: { QueueName: failedQueueName(stage, name) },
      statistic: Stats.MAXIMUM,
      period: fiveMinutes,
    });
    return [
      {
        name: `${name}-errors`,
        section: 'a-job-fails',
        hurts: `${hurts} Retries are under way.`,
        metric: together('SUM', `Failures of ${key}`, [
          loggedFailures(stage, key),
          lambdaMetric(stage, key, 'Errors', Stats.SUM),
        ]),
        // Most faults pass with the first retries: three periods in a row don't.
        atLeast: 1,
        periods: 3,
      },
      {
        name: `${name}-failed`,
        section: 'a-failure-queue-is-not-empty',
        hurts: `${hurts} What failed was given up and waits for a person.`,
        metric: waiting,
        atLeast: 1,
      },
      {
        name: `${name}-behind`,
        section: 'the-stream-is-behind',
        hurts,
        metric: lambdaMetric(stage, key, 'IteratorAge', Stats.MAXIMUM),
        atLeast: behindMinutes * 60_000,
      },
    ];
  });
}
