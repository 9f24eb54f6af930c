import { Duration, Stack } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { firewallRules, responses } from '#infra/edge/firewall.ts';
import { bucketName, type Domain, physicalName, type Stage } from '#infra/stage.ts';

/** CloudFront takes its certificate and its firewall from here alone, and writes no log to Cape Town's buckets. */
const region = 'us-east-1';

/** The parts of the edge that AWS has in us-east-1 only. */
export class GlobalStack extends Stack {
  readonly firewallArn: string;
  readonly logs: IBucket;
  readonly certificate?: ICertificate;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'global', {
      ...stackProps(stage, 'global', "The edge's certificate, firewall and logs"),
      env: { account: stage.account, region },
      crossRegionReferences: true,
    });
    this.firewallArn = new CfnWebACL(this, 'Firewall', {
      name: physicalName(stage, 'edge'),
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: responses,
      rules: firewallRules(),
      visibilityConfig: {
        metricName: physicalName(stage, 'edge'),
        cloudWatchMetricsEnabled: true,
        sampledRequestsEnabled: true,
      },
    }).attrArn;
    const logs = new Bucket(this, 'Logs', {
      bucketName: bucketName(stage, 'edge-logs'),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // CloudFront's log delivery writes by an access list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      // They contain visitors' IP addresses: retained as long as the other logs.
      lifecycleRules: [{ expiration: Duration.days(stage.logDays) }],
    });
    // A cast, because the CDK's own types do not hold under exactOptionalPropertyTypes.
    this.logs = logs as IBucket;
    if (stage.domain !== undefined) this.certificate = this.certify(stage.domain);
  }

  /** Without a zone of ours the deploy waits until the record is set that ACM's console shows. */
  private certify({ name, zone }: Domain): ICertificate {
    const validation =
      zone === undefined
        ? CertificateValidation.fromDns()
        : CertificateValidation.fromDns(
            HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: zone.id, zoneName: zone.name }),
          );
    return new Certificate(this, 'Certificate', { domainName: name, validation });
  }
}
