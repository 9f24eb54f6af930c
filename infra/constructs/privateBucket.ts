import { RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CorsRule,
  HttpMethods,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { requiresTls } from '#infra/emulator.ts';
import type { Stage } from '#infra/stage.ts';

/**
 * Outlives its stack, but not a creation that was rolled back: what stayed of that would have the name that the next
 * one needs.
 */
export const staysOnceMade = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

interface PrivateBucketProps {
  readonly stage: Stage;
  readonly name: string;
  readonly versioned: boolean;
  /** Outlives its stack. */
  readonly keepsData: boolean;
  readonly lifecycleRules?: LifecycleRule[];
  /** Browsers post files to it, by forms that we signed. */
  readonly takesForms?: true;
}

/** From any page: the form's signature authorises the upload, and no cookie is involved. */
const postedForms: CorsRule = {
  allowedMethods: [HttpMethods.POST],
  allowedOrigins: ['*'],
  allowedHeaders: ['*'],
  maxAge: 3600,
};

/** Encrypted, TLS only, and closed to the public whatever a policy says. */
export function privateBucket(scope: Construct, id: string, props: PrivateBucketProps): Bucket {
  return new Bucket(scope, id, {
    bucketName: props.name,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    ...(requiresTls(props.stage) && { enforceSSL: true, minimumTLSVersion: 1.2 }),
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    versioned: props.versioned,
    ...(props.lifecycleRules && { lifecycleRules: props.lifecycleRules }),
    ...(props.takesForms && { cors: [postedForms] }),
    removalPolicy: props.keepsData ? staysOnceMade : RemovalPolicy.DESTROY,
  });
}

interface EdgeStatement {
  readonly stage: Stage;
  readonly action: string;
  readonly resource: string;
}

/**
 * Through a distribution of this account, and no other way. Not through one distribution alone: it comes after the
 * buckets, which must not wait for it.
 */
const edgeMay = ({ stage, action, resource }: EdgeStatement) =>
  new PolicyStatement({
    principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
    actions: [action],
    resources: [resource],
    conditions: { StringLike: { 'AWS:SourceArn': `arn:aws:cloudfront::${stage.account}:distribution/*` } },
  });

export function edgeMayRead(stage: Stage, bucket: Bucket, objects: string): PolicyStatement {
  return edgeMay({ stage, action: 's3:GetObject', resource: bucket.arnForObjects(objects) });
}

/** For a missing object S3 answers 404 only to callers that may list; the 403 of others means something else here. */
export function edgeMayTellWhatIsMissing(stage: Stage, bucket: Bucket): PolicyStatement {
  return edgeMay({ stage, action: 's3:ListBucket', resource: bucket.bucketArn });
}
