import { Duration } from 'aws-cdk-lib';
import { Rule, type RuleProps } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import { functionName } from '#infra/stage.ts';
import type { JobName } from '#shared/contract/jobs.ts';
import type { FailedQueue } from './failedQueue.ts';
import { type FunctionDependencies, OwnFunction } from './ownFunction.ts';
import { selfCheckVariable } from './selfCheckVariable.ts';

interface RuleJobProps extends FunctionDependencies {
  readonly name: JobName;
  readonly description: string;
  readonly failed: FailedQueue;
  readonly when: Pick<RuleProps, 'schedule' | 'eventPattern'>;
}

/** A job that EventBridge calls. Lambda tries it three times; then the event goes to the queue of what failed. */
export class RuleJob extends Construct {
  constructor(scope: Construct, { name, description, when, failed, ...dependencies }: RuleJobProps) {
    super(scope, name);
    const { stage } = dependencies;
    const key = `jobs.${name}`;
    const { lambda } = new OwnFunction(this, 'Own', {
      ...dependencies,
      key,
      description,
      permissions: jobPermissions[name],
      variables: { SELF_CHECK: selfCheckVariable(jobPermissions[name], dependencies.resources) },
      moreStatements: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] })],
      deadLetterQueue: failed,
    });
    new Rule(this, 'Rule', {
      ...when,
      ruleName: functionName(stage, key),
      description,
      targets: [
        new LambdaTarget(lambda, {
          deadLetterQueue: failed,
          retryAttempts: 2,
          maxEventAge: Duration.hours(1),
        }),
      ],
    });
  }
}
