import { Duration } from 'aws-cdk-lib';
import { type Alarm, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type IFunction, type IVersion, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { checkVersionName, functionName, physicalName, type Stage } from '#infra/stage.ts';
import { addAlarm } from '#infra/watch/alarm.ts';
import { lambdaMetric, loggedFailures, together } from '#infra/watch/metrics.ts';

/** A metric-math alarm takes at most ten metrics; one of them is for the log. */
const maxFunctions = 9;

/**
 * New versions of an area's routes are checked before they get any call (`functions/hooks/checkVersion.ts`). Then they
 * get a tenth of the calls for five minutes, then all. If calls of the area fail in
 * that time, CodeDeploy rolls back. Failures of the old version count too: that may cost a second deploy, which is less
 * than a new version that charges people wrongly.
 */
export class Canary extends Construct {
  private readonly application: LambdaApplication;
  private readonly role: Role;
  private readonly alarms: Alarm[];
  private readonly hook: IFunction;

  constructor(scope: Construct, stage: Stage, area: string, keys: readonly string[]) {
    super(scope, 'Canary');
    const hookArn = `arn:aws:lambda:${stage.region}:${stage.account}:function:${checkVersionName(stage)}`;
    this.hook = LambdaFunction.fromFunctionArn(this, 'Hook', hookArn);
    this.application = new LambdaApplication(this, 'Application', {
      applicationName: physicalName(stage, area),
    });
    this.alarms = rollbackAlarms(this, stage, area, keys);
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      description: `How CodeDeploy shifts calls of ${area}`,
      inlinePolicies: {
        shift: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
              resources: keys.flatMap((key) => {
                const arn = `arn:aws:lambda:${stage.region}:${stage.account}:function:${functionName(stage, key)}`;
                return [arn, `${arn}:live`];
              }),
            }),
            new PolicyStatement({
              actions: ['cloudwatch:DescribeAlarms'],
              resources: this.alarms.map(({ alarmArn }) => alarmArn),
            }),
            new PolicyStatement({
              actions: ['lambda:InvokeFunction'],
              resources: [this.hook.functionArn],
            }),
          ],
        }),
      },
    });
  }

  /** @returns the alias `live`, which callers are to use. */
  liveOf(scope: Construct, lambda: LambdaFunction): IFunction {
    // Casts, because the CDK's own types do not hold under exactOptionalPropertyTypes.
    const version = lambda.currentVersion as IVersion;
    const alias = new Alias(scope, 'Live', { aliasName: 'live', version });
    new LambdaDeploymentGroup(scope, 'Deployment', {
      application: this.application,
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: this.alarms,
      preHook: this.hook,
      // The CDK would add AWS's managed policy, which allows it for every function of the account.
      role: this.role.withoutPolicyUpdates(),
    });
    return alias as IFunction;
  }
}

function rollbackAlarms(scope: Construct, stage: Stage, area: string, keys: readonly string[]): Alarm[] {
  return Array.from({ length: Math.ceil(keys.length / maxFunctions) }, (_, part) => {
    const suffix = part === 0 ? '' : `-${part + 1}`;
    const some = keys.slice(part * maxFunctions, (part + 1) * maxFunctions);
    const [first = area] = some;
    const failed = together('SUM', `Failed calls of ${area}${suffix}`, [
      loggedFailures(stage, first),
      ...some.map((key) => lambdaMetric(stage, key, 'Errors', Stats.SUM)),
    ]);
    return addAlarm(scope, stage, {
      name: `${area}-rollback${suffix}`,
      section: 'a-new-version-fails',
      impact: 'One in ten callers, until CodeDeploy has rolled back, which it does by itself.',
      // The canary takes five minutes.
      metric: failed.with({ period: Duration.minutes(1) }),
      atLeast: 1,
    });
  });
}
