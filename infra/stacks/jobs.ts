import { Duration, Stack } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { FailedQueue } from '#infra/constructs/failedQueue.ts';
import { type FunctionDependencies, OwnFunction } from '#infra/constructs/ownFunction.ts';
import { RuleJob } from '#infra/constructs/ruleJob.ts';
import { selfCheckVariable } from '#infra/constructs/selfCheckVariable.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import { type Consumer, type ConsumerName, consumers } from '#shared/contract/consumers.ts';
import { type EventJob, eventJobNames, eventJobs } from '#shared/contract/eventJobs.ts';
import { consumerNames } from '#shared/contract/jobs.ts';
import { type Schedule as ScheduleOf, scheduleNames, schedules } from '#shared/contract/schedules.ts';

/**
 * The asynchronous part: two consumers of the table's stream, separate so that a failing mail never delays search, each
 * receiving only the events that its filters name; and jobs that are called by schedules or by AWS's events.
 */
export class JobsStack extends Stack {
  constructor(scope: Construct, dependencies: FunctionDependencies) {
    super(scope, 'jobs', stackProps(dependencies.stage, 'jobs', 'What happens after a write'));
    const failed = new FailedQueue(this, dependencies.stage);
    for (const name of consumerNames) this.addConsumer(name, { ...dependencies, failed });
    for (const name of scheduleNames) {
      const { words, schedule } = whenOf(schedules[name]);
      const description = `${words}: ${name}`;
      new RuleJob(this, { ...dependencies, failed, name, description, when: { schedule } });
    }
    for (const name of eventJobNames) {
      const { source, detailTypes, stageBy }: EventJob = eventJobs[name];
      new RuleJob(this, {
        ...dependencies,
        failed,
        name,
        description: `Events of ${source}: ${name}`,
        when: {
          eventPattern: {
            source: [source],
            detailType: [...detailTypes],
            detail: ofStage(stageBy, dependencies),
          },
        },
      });
    }
  }

  private addConsumer(
    name: ConsumerName,
    { failed, ...dependencies }: FunctionDependencies & { readonly failed: FailedQueue },
  ): void {
    const consumer: Consumer = consumers[name];
    const { tableArn, streamArn } = dependencies.resources;

    const { lambda } = new OwnFunction(this, name, {
      ...dependencies,
      key: `jobs.${name}`,
      description: `Stream consumer: ${name}`,
      permissions: jobPermissions[name],
      variables: { SELF_CHECK: selfCheckVariable(jobPermissions[name], dependencies.resources) },
      moreStatements: [
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [streamArn],
        }),
        // Lists the streams of one table, so it is granted on the table's streams and not on this one.
        new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${tableArn}/stream/*`] }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] }),
      ],
    });
    new EventSourceMapping(this, `${name}Stream`, {
      target: lambda,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: consumer.filters.map((pattern) => FilterCriteria.filter(pattern)),
      batchSize: consumer.batchSize ?? 50,
      // Order holds within one key, which is all that the jobs rely on.
      parallelizationFactor: 2,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
      // Receives the position of a record that failed for good; the stream retains the record itself for a day.
      onFailure: new SqsDlq(failed),
    });
  }
}

/** Every stage of an account is sent the events of all. */
function ofStage(stageBy: EventJob['stageBy'], { stage, resources }: FunctionDependencies) {
  return stageBy === 'stage'
    ? { stage: [stage.name] }
    : { mail: { tags: { 'ses:configuration-set': [resources.mail.configurationSetName] } } };
}

function whenOf(when: ScheduleOf): { words: string; schedule: Schedule } {
  if ('dailyAt' in when) {
    const { hour, minute } = when.dailyAt;
    return {
      words: 'Once a day',
      schedule: Schedule.cron({ hour: String(hour), minute: String(minute) }),
    };
  }
  const { everyMinutes } = when;
  return {
    words: `Every ${everyMinutes === 1 ? 'minute' : `${everyMinutes} minutes`}`,
    schedule: Schedule.rate(Duration.minutes(everyMinutes)),
  };
}
