import { Duration, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { staysOnceMade } from '#infra/constructs/privateBucket.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { bucketName, type Stage } from '#infra/stage.ts';

/** CloudFront takes its certificate and its firewall from here alone, and writes no log to Cape Town's buckets. */
export const globalRegion = 'us-east-1';

/** The edge's logs. The edge knows the bucket by its name, so nothing is exported. */
export class GlobalStack extends Stack {
  constructor(scope: Construct, stage: Stage) {
    super(scope, 'global', {
      ...stackProps(stage, 'global', "The edge's logs"),
      env: { account: stage.account, region: globalRegion },
    });
    new Bucket(this, 'Logs', {
      bucketName: bucketName(stage, 'edge-logs'),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // CloudFront's log delivery writes by an access list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      // They contain visitors' IP addresses: retained as long as the other logs.
      lifecycleRules: [{ expiration: Duration.days(stage.logDays) }],
      removalPolicy: staysOnceMade,
    });
  }
}
