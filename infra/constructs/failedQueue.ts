import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { requiresTls } from '#infra/emulator.ts';
import { failedQueueName, type Stage } from '#infra/stage.ts';

/**
 * Where jobs leave what failed for good; an alarm fires when it is not empty. One for all, because each would be a
 * metric to pay for: a message says which job it is of (docs/runbook.md).
 */
export class FailedQueue extends Queue {
  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Failed', {
      queueName: failedQueueName(stage),
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: requiresTls(stage),
    });
  }
}
