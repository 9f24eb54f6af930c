import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

const allow = (actions: readonly string[], resources: readonly string[]) =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] });

const stacksOf = (account: string) => `arn:aws:cloudformation:*:${account}:stack/zarcodes-*/*`;

/** Not CDK's role for look-ups, which may read every item of the table: code of a pull request runs with this. */
export const comparesTemplates = (account: string): PolicyStatement[] => [
  allow(
    ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate', 'cloudformation:ListStackResources'],
    [stacksOf(account)],
  ),
];

/** Beside the configuration of what is deployed, which AWS compares with the caller's permissions. */
export const detectsDrift = (account: string): PolicyStatement[] => [
  allow(
    [
      'cloudformation:DescribeStackDriftDetectionStatus',
      'cloudformation:DescribeStackResourceDrifts',
      'cloudformation:DetectStackDrift',
      'cloudformation:DetectStackResourceDrift',
    ],
    // The first one takes no resource.
    ['*'],
  ),
  ...comparesTemplates(account),
];

interface Target {
  readonly stage: string;
  readonly account: string;
  readonly region: string;
}

/** What `npm run deploy` does: the CDK acts with the roles of its bootstrap, the rest is of this role. */
export function deploysStage({ stage, account, region }: Target): PolicyStatement[] {
  const regions = [...new Set([region, 'us-east-1'])];
  const name = `zarcodes-${stage}`;
  const table = `arn:aws:dynamodb:${region}:${account}:table/${name}`;
  return [
    allow(
      ['sts:AssumeRole'],
      // `hnb659fds` is the bootstrap's default qualifier.
      ['deploy', 'file-publishing', 'lookup'].flatMap((part) =>
        regions.map((each) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${part}-role-${account}-${each}`),
      ),
    ),
    allow(
      ['ssm:GetParameter'],
      regions.map((each) => `arn:aws:ssm:${each}:${account}:parameter/cdk-bootstrap/hnb659fds/version`),
    ),
    // The checks before a deploy. None of them takes a resource.
    allow(['lambda:GetAccountSettings', 'ses:GetAccount'], ['*']),
    allow(['cloudformation:DescribeStacks'], ['*']),
    // The pages.
    allow(['s3:ListBucket'], [`arn:aws:s3:::${name}-web-${account}`]),
    allow(['s3:DeleteObject', 's3:PutObject'], [`arn:aws:s3:::${name}-web-${account}/*`]),
    allow(['cloudfront:CreateInvalidation'], [`arn:aws:cloudfront::${account}:distribution/*`]),
    // The check of the roles.
    allow(['lambda:InvokeFunction'], [`arn:aws:lambda:${region}:${account}:function:${name}-*`]),
    // What a fresh stage needs (`scripts/deploy/seed.ts`), and no other item.
    new PolicyStatement({
      actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
      resources: [table, `${table}-*`],
      conditions: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['SETTINGS', 'PRICE', 'PROMOTED', 'VOUCHER#*'] },
      },
    }),
    // A table that was restored.
    allow(
      [
        'dynamodb:DescribeContinuousBackups',
        'dynamodb:DescribeTable',
        'dynamodb:DescribeTimeToLive',
        'dynamodb:UpdateContinuousBackups',
        'dynamodb:UpdateTable',
        'dynamodb:UpdateTimeToLive',
      ],
      [table, `${table}-*`],
    ),
  ];
}
