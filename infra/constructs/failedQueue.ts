import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { requiresTls } from '#infra/emulator.ts';
import { failedQueueName, type Stage } from '#infra/stage.ts';

/** A job's dead-letter queue; an alarm fires when it is not empty (`infra/watch/jobAlarms.ts`). */
export class FailedQueue extends Queue {
  constructor(scope: Construct, stage: Stage, job: string) {
    super(scope, `${job}Failed`, {
      queueName: failedQueueName(stage, job),
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: requiresTls(stage),
    });
  }
}
