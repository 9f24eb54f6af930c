import { Alarm, type IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type IFunction, type IVersion, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { checkVersionName, functionName, physicalName, type Stage } from '#infra/stage.ts';
import { urgentFailures } from '#infra/watch/alarms.ts';

/**
 * New versions of an area's routes are checked before they get any call (`functions/hooks/checkVersion.ts`). Then they
 * get a tenth of the calls for five minutes, then all. If such a call fails in that time, CodeDeploy rolls back. Failures
 * of the old version, and of other areas where money or access is lost, count too: that may cost a second deploy, which
 * is less than a new version that charges people wrongly, or alarms for each.
 */
export class Canary extends Construct {
  private readonly application: LambdaApplication;
  private readonly role: Role;
  private readonly alarm: IAlarm;
  private readonly hook: IFunction;

  constructor(scope: Construct, stage: Stage, area: string, keys: readonly string[]) {
    super(scope, 'Canary');
    const hookArn = `arn:aws:lambda:${stage.region}:${stage.account}:function:${checkVersionName(stage)}`;
    this.hook = LambdaFunction.fromFunctionArn(this, 'Hook', hookArn);
    this.application = new LambdaApplication(this, 'Application', {
      applicationName: physicalName(stage, area),
    });
    // From another stack, which is deployed before: known by its name.
    const name = physicalName(stage, urgentFailures(stage).name);
    const alarmArn = `arn:aws:cloudwatch:${stage.region}:${stage.account}:alarm:${name}`;
    this.alarm = Alarm.fromAlarmArn(this, 'Alarm', alarmArn);
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
              resources: [alarmArn],
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
      alarms: [this.alarm],
      preHook: this.hook,
      // The CDK would add AWS's managed policy, which allows it for every function of the account.
      role: this.role.withoutPolicyUpdates(),
    });
    return alias as IFunction;
  }
}
