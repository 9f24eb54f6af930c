import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { sendMailResources } from './emulator.ts';
import type { Permissions, TablePermission } from './permissions/permission.ts';
import type { StageResources } from './resources.ts';
import type { Stage } from './stage.ts';

/** One statement for each permission, so that no key widens another's actions. */
export function statementsFor(
  permissions: Permissions,
  stage: Stage,
  resources: StageResources,
): PolicyStatement[] {
  const statements = (permissions.table ?? []).map((permission) => tableStatement(permission, resources));
  if (permissions.secrets !== undefined && permissions.secrets.length > 0) {
    statements.push(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: permissions.secrets.map((name) => resources.secretArns[name]),
      }),
    );
  }
  for (const { action, under } of permissions.images ?? []) {
    statements.push(
      new PolicyStatement({
        actions: [`s3:${action}`],
        resources: [`arn:aws:s3:::${resources.imagesBucket}/${under}*`],
      }),
    );
  }
  if (permissions.purge === true) {
    statements.push(
      new PolicyStatement({
        actions: ['cloudfront:CreateInvalidation'],
        resources: [resources.distribution.arn],
      }),
    );
  }
  if (permissions.mail === true) {
    statements.push(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: sendMailResources(stage, resources.mail),
      }),
    );
  }
  return statements;
}

/**
 * `ForAllValues` holds for a request without keys, which of all actions is only a Scan: none is ever allowed here.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 */
function tableStatement(permission: TablePermission, { tableArn }: StageResources): PolicyStatement {
  return new PolicyStatement({
    actions: permission.actions.map((action) => `dynamodb:${action}`),
    resources: [permission.index === undefined ? tableArn : `${tableArn}/index/${permission.index}`],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...permission.keys] } },
  });
}

/** Its streams, not those of others; the group itself is made by the stack. */
export function ownLogsStatement(logGroup: ILogGroup): PolicyStatement {
  return new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}
