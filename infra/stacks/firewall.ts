import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { firewallRules, responses } from '#infra/edge/firewall.ts';
import { physicalName, type Stage } from '#infra/stage.ts';
import { globalRegion } from './global.ts';

/**
 * The firewall, where the stage has one. A stack of its own, because CloudFront must have let go of the firewall before
 * it can be deleted: the stack stays after the setting is off, until somebody deletes it.
 */
export class FirewallStack extends Stack {
  readonly arn: string;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'firewall', {
      ...stackProps(stage, 'firewall', "The edge's firewall"),
      env: { account: stage.account, region: globalRegion },
      crossRegionReferences: true,
    });
    this.arn = new CfnWebACL(this, 'Firewall', {
      name: physicalName(stage, 'edge'),
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: responses,
      // As much of a body as the API takes (functions/lib/request.ts); by default the groups look at the first 16 KB.
      associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
      rules: firewallRules(),
      visibilityConfig: {
        metricName: physicalName(stage, 'edge'),
        cloudWatchMetricsEnabled: true,
        sampledRequestsEnabled: true,
      },
    }).attrArn;
  }
}
