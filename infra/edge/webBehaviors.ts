import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { edgeMayTellWhatIsMissing } from '#infra/constructs/privateBucket.ts';
import { bucketName, physicalName, type Stage } from '#infra/stage.ts';
import { viewerFunction } from './viewerFunction.ts';

interface WebBehaviorProps {
  readonly stage: Stage;
  readonly web: Bucket;
  readonly headers: ResponseHeadersPolicy;
}

/** Paths of the pages and their files. */
export function webBehavior(scope: Construct, { stage, web, headers }: WebBehaviorProps): BehaviorOptions {
  web.addToResourcePolicy(edgeMayTellWhatIsMissing(stage, web));
  return {
    origin: S3BucketOrigin.withOriginAccessControl(web as IBucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: new CachePolicy(scope, 'WebCache', {
      cachePolicyName: physicalName(stage, 'web'),
      comment: 'Files: as long as their headers say; pages are revalidated each time',
      defaultTtl: Duration.seconds(0),
      minTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    responseHeadersPolicy: headers,
    functionAssociations: viewerFunction(scope, stage, 'webRequest'),
  };
}

/** An image's address is its key in the bucket; what was uploaded lies in other folders. */
export function imagesBehavior(
  scope: Construct,
  stage: Stage,
  { functionAssociations: _, ...toWeb }: BehaviorOptions,
): BehaviorOptions {
  const images = Bucket.fromBucketAttributes(scope, 'Images', {
    bucketName: bucketName(stage, 'images'),
    region: stage.region,
  });
  // Its policy is the data stack's own (`edgeMayRead`).
  return { ...toWeb, origin: S3BucketOrigin.withOriginAccessControl(images) };
}
