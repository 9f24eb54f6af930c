import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { sendMailResources } from './emulator.ts';
import type { Needs, SecretName, TableNeed } from './permissions.ts';
import type { Stage } from './stage.ts';

/** As whom mail is sent, and by which of SES's settings. */
export interface MailReach {
  readonly identityArn: string;
  readonly configurationSetName: string;
  readonly configurationSetArn: string;
}

interface Distribution {
  readonly id: string;
  readonly arn: string;
}

/** The shared things that needs are about. */
export interface Reach {
  readonly tableName: string;
  readonly tableArn: string;
  readonly secretNames: Readonly<Record<SecretName, string>>;
  readonly secretArns: Readonly<Record<SecretName, string>>;
  readonly imagesBucket: string;
  readonly distribution: Distribution;
  readonly mail: MailReach;
}

/** A role's statements, word for word what its needs name: one each, so that no key widens another's actions. */
export function statementsFor(needs: Needs, stage: Stage, reach: Reach): PolicyStatement[] {
  const statements = (needs.table ?? []).map((need) => tableStatement(need, reach));
  if (needs.secrets !== undefined && needs.secrets.length > 0) {
    statements.push(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: needs.secrets.map((name) => reach.secretArns[name]),
      }),
    );
  }
  for (const { action, under } of needs.images ?? []) {
    statements.push(
      new PolicyStatement({
        actions: [`s3:${action}`],
        resources: [`arn:aws:s3:::${reach.imagesBucket}/${under}*`],
      }),
    );
  }
  if (needs.purge === true) {
    statements.push(
      new PolicyStatement({
        actions: ['cloudfront:CreateInvalidation'],
        resources: [reach.distribution.arn],
      }),
    );
  }
  if (needs.mail === true) {
    statements.push(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: sendMailResources(stage, reach.mail),
      }),
    );
  }
  return statements;
}

/**
 * `ForAllValues` holds for a request without keys, which of all actions is only a Scan: none is ever allowed here.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 */
function tableStatement(need: TableNeed, { tableArn }: Reach): PolicyStatement {
  return new PolicyStatement({
    actions: need.actions.map((action) => `dynamodb:${action}`),
    resources: [need.index === undefined ? tableArn : `${tableArn}/index/${need.index}`],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...need.keys] } },
  });
}

/** Its streams, not those of others; the group itself is made by the stack. */
export function ownLogsStatement(logGroup: ILogGroup): PolicyStatement {
  return new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}
