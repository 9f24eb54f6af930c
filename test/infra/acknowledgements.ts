/**
 * The cdk-nag rules that we deliberately do not follow, each with its reason. A rule is acknowledged for one type of
 * resource, and where `at` is given only at those paths; `test/infra/rules.test.ts` fails on any other violation, and
 * on an acknowledgement that is no longer needed.
 */
import { type App, CfnResource, Validations } from 'aws-cdk-lib';

interface Acknowledgement {
  readonly rules: readonly [string, ...string[]];
  readonly type: `AWS::${string}`;
  /** Pattern that the construct's path must match. */
  readonly at?: RegExp;
  readonly reason: string;
}

export const acknowledgements: readonly Acknowledgement[] = [
  {
    rules: ['AwsSolutions-APIG4'],
    type: 'AWS::ApiGatewayV2::Route',
    reason:
      'Each route declares its level in the contract, and functions/lib/handle.ts checks the session for it, token version included, which no authorizer of API Gateway could without a read of its own. test/contract/permissions.test.ts tries every route with every role.',
  },
  {
    rules: ['AwsSolutions-S1'],
    type: 'AWS::S3::Bucket',
    reason:
      'Only CloudFront and our own functions may ask these buckets, and both log each request; the last one holds CloudFront’s logs, and its own would have no end.',
  },
  {
    rules: ['AwsSolutions-CFR1'],
    type: 'AWS::CloudFront::Distribution',
    reason: 'A code is sent to family and buyers abroad, and its owners travel: every country may open it.',
  },
  {
    rules: ['AwsSolutions-CFR4'],
    type: 'AWS::CloudFront::Distribution',
    reason:
      'Without a domain of its own a stage has the certificate of cloudfront.net, for which CloudFront takes no minimum version; one with a domain asks for TLS 1.2 (infra/stacks/edge.ts).',
  },
  {
    rules: ['AwsSolutions-SMG4'],
    type: 'AWS::SecretsManager::Secret',
    reason:
      'The session key is rotated in two steps by a command, and the other secrets have a counterpart at another provider: all are rotated by hand, on purpose, as docs/runbook.md says.',
  },
  {
    rules: ['Serverless-SQSRedrivePolicy'],
    type: 'AWS::SQS::Queue',
    at: /Failed\/Resource$/,
    reason: 'The queue is where jobs leave what failed for good. Nothing consumes it but people.',
  },
  {
    rules: ['Serverless-LambdaDLQ'],
    type: 'AWS::Lambda::Function',
    at: /^(?!jobs\/)/,
    reason:
      'API Gateway calls routes synchronously: the caller hears of a failure, and Lambda retries nothing.',
  },
  {
    rules: ['Serverless-LambdaDLQ'],
    type: 'AWS::Lambda::Function',
    at: /^jobs\/(projections|sideEffects)\//,
    reason: 'Stream consumers have the on-failure queue of their event source mapping instead.',
  },
  {
    rules: ['Serverless-SNSRedrivePolicy'],
    type: 'AWS::SNS::Subscription',
    reason:
      'Alarms are sent by email, for which SNS has no failure queue; the alarm itself stays visible in CloudWatch.',
  },
  {
    rules: ['Serverless-LambdaTracing'],
    type: 'AWS::Lambda::Function',
    reason:
      'A request is one function and at most a few calls to one table: its log line has the time and the request id. X-Ray would add a write to every cold start, and its SDK is in maintenance.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::<TableCD117FA1.Arn>/stream/*]'],
    type: 'AWS::IAM::Role',
    at: /^jobs\/(projections|sideEffects)\//,
    reason:
      'dynamodb:ListStreams lists the streams of one table, so its resource is all streams of that table.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::arn:aws:s3:::zarcodes-test-images-111111111111/uploads/*]'],
    type: 'AWS::IAM::Role',
    at: /^(images\/(create|complete)|expenses\/(startSlip|completeSlip)|jobs\/sideEffects)\//,
    reason: 'Each upload has its own key, so the role covers the uploads folder and nothing else.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::arn:aws:s3:::zarcodes-test-images-111111111111/api/images/*]'],
    type: 'AWS::IAM::Role',
    at: /^(images\/complete|zarcodes\/shareCard|jobs\/sideEffects)\//,
    reason: 'Each photo has its own key, so the role covers the folder of published photos and nothing else.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::arn:aws:s3:::zarcodes-test-images-111111111111/guarded/*]'],
    type: 'AWS::IAM::Role',
    at: /^(images\/(list|complete|update|delete)|zarcodes\/(batch|get)|adminZarcodes\/(get|showPlace)|user\/export|jobs\/sideEffects)\//,
    reason:
      'Each photo has its own key, so the role covers the folder of photos of codes that are not public, and nothing else.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::arn:aws:s3:::zarcodes-test-images-111111111111/slips/*]'],
    type: 'AWS::IAM::Role',
    at: /^(expenses\/(slip|completeSlip)|jobs\/sideEffects)\//,
    reason: 'Each slip has its own key, so the role covers the folder of slips and nothing else.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::arn:aws:s3:::zarcodes-test-exports-111111111111/exports/*]'],
    type: 'AWS::IAM::Role',
    at: /^(exports\/(create|file)|jobs\/runExports)\//,
    reason: 'Each file has its own key, so the role covers the folder of exports and nothing else.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::arn:aws:s3:::zarcodes-test-exports-111111111111/imports/*]'],
    type: 'AWS::IAM::Role',
    at: /^(imports\/(create|results)|jobs\/(runImports|erasures|sideEffects))\//,
    reason: 'The rows of each import have their own key, so the role covers their folder and nothing else.',
  },
  ...['auth', 'credits', 'payments'].flatMap((area): Acknowledgement[] => [
    {
      rules: [
        `AwsSolutions-IAM5[Resource::arn:aws:lambda:af-south-1:111111111111:function:zarcodes-test-${area}-*:*]`,
        `AwsSolutions-IAM5[Resource::arn:aws:codedeploy:af-south-1:111111111111:deploymentgroup:zarcodes-test-${area}/*]`,
      ],
      type: 'AWS::IAM::Role',
      at: /^hooks\/checkVersion\//,
      reason:
        'The hook calls each new version of each function of the areas with a canary, and reports on their deployment groups.',
    },
  ]),
  {
    rules: ['AwsSolutions-IAM5[Resource::*]', 'Serverless-LambdaStarPermissions'],
    type: 'AWS::IAM::Role',
    at: /^hooks\/checkVersion\//,
    reason:
      'codedeploy:GetDeploymentTarget and ListDeploymentTargets only read, and take no resource to be limited to.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::*]', 'Serverless-LambdaStarPermissions'],
    type: 'AWS::IAM::Role',
    at: /^jobs\/resendMail\//,
    reason:
      'ses:GetAccount only reads how fast the account may send, and takes no resource to be limited to.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::arn:aws:ses:af-south-1:111111111111:identity/*]'],
    type: 'AWS::IAM::Role',
    at: /^(mailings\/test|jobs\/(sideEffects|resendMail|sendMailings))\//,
    reason:
      'In its sandbox SES also checks the identity of the recipient, which any address may be; a condition holds the role to our one sender.',
  },
];

/** Whether an acknowledgement applies to this resource. */
export function appliesTo({ type, at }: Acknowledgement, resource: CfnResource): boolean {
  return resource.cfnResourceType === type && (at === undefined || at.test(resource.node.path));
}

/** Registers the acknowledgements with cdk-nag. Call it after all stacks have been added. */
export function acknowledgeRules(app: App): void {
  const resources = app.node.findAll().filter((node) => CfnResource.isCfnResource(node));
  for (const acknowledgement of acknowledgements) {
    const { rules, reason } = acknowledgement;
    for (const resource of resources.filter((each) => appliesTo(acknowledgement, each))) {
      Validations.of(resource).acknowledge(...rules.map((id) => ({ id, reason })));
    }
  }
}
