import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type FunctionDependencies, OwnFunction } from '#infra/constructs/ownFunction.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { physicalName } from '#infra/stage.ts';

/** What CodeDeploy calls while new versions take over (`infra/constructs/canary.ts`). */
export class HooksStack extends Stack {
  /** @param areas whose new versions it may call */
  constructor(scope: Construct, dependencies: FunctionDependencies, areas: readonly string[]) {
    const { stage } = dependencies;
    super(scope, 'hooks', stackProps(stage, 'hooks', 'Checks new versions before they get calls'));
    const here = `${stage.region}:${stage.account}`;
    new OwnFunction(this, 'checkVersion', {
      ...dependencies,
      key: 'hooks.checkVersion',
      description: 'Before calls go to a new version: whether it works',
      permissions: { timeoutSeconds: 300 },
      moreStatements: [
        new PolicyStatement({
          actions: ['lambda:InvokeFunction'],
          resources: areas.map((area) => `arn:aws:lambda:${here}:function:${physicalName(stage, area)}-*:*`),
        }),
        new PolicyStatement({
          actions: ['codedeploy:PutLifecycleEventHookExecutionStatus'],
          resources: areas.map(
            (area) => `arn:aws:codedeploy:${here}:deploymentgroup:${physicalName(stage, area)}/*`,
          ),
        }),
        // Neither can be limited to a resource.
        // https://docs.aws.amazon.com/service-authorization/latest/reference/list_awscodedeploy.html
        new PolicyStatement({
          actions: ['codedeploy:GetDeploymentTarget', 'codedeploy:ListDeploymentTargets'],
          resources: ['*'],
        }),
      ],
    });
  }
}
