import { Duration, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { OwnFunction, type Surroundings } from '#infra/constructs/ownFunction.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { requiresTls } from '#infra/emulator.ts';
import { jobNeeds } from '#infra/needs.ts';
import { failedQueueName } from '#infra/stage.ts';
import { type ConsumerName, consumers } from '#shared/contract/consumers.ts';

interface JobsProps extends Surroundings {
  readonly table: Table;
}

/**
 * What happens after a write: two consumers of the table's stream, apart so that a mail that fails never holds up
 * search. Each takes only the events that its filters name.
 */
export class JobsStack extends Stack {
  constructor(scope: Construct, props: JobsProps) {
    super(scope, 'jobs', stackProps(props.stage, 'jobs', 'What happens after a write'));
    for (const name of Object.keys(consumers) as ConsumerName[]) this.addConsumer(name, props);
  }

  private addConsumer(name: ConsumerName, { table, ...surroundings }: JobsProps): void {
    const streamArn = table.tableStreamArn;
    if (streamArn === undefined) throw new Error('The table has no stream');

    // Where to find a record that failed for good; only its place in the stream, which keeps it a day.
    const failed = new Queue(this, `${name}Failed`, {
      queueName: failedQueueName(surroundings.stage, name),
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: requiresTls(surroundings.stage),
    });
    const { lambda } = new OwnFunction(this, name, {
      ...surroundings,
      key: `jobs.${name}`,
      description: `Stream consumer: ${name}`,
      needs: { timeoutSeconds: 60, ...jobNeeds[name] },
      moreStatements: [
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [streamArn],
        }),
        // Lists the streams of one table, so it is granted on the table's streams and not on this one.
        new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${table.tableArn}/stream/*`] }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] }),
      ],
    });
    new EventSourceMapping(this, `${name}Stream`, {
      target: lambda,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: consumers[name].filters.map((pattern) => FilterCriteria.filter(pattern)),
      batchSize: 50,
      // Order holds within one key, which is all that the jobs rely on.
      parallelizationFactor: 2,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
      onFailure: new SqsDlq(failed),
    });
  }
}
