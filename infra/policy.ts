import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { table } from '#shared/contract/table.ts';
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
    // To a role that may not list them, a missing object looks like a forbidden one.
    if (action === 'GetObject') {
      statements.push(
        new PolicyStatement({
          actions: ['s3:ListBucket'],
          resources: [`arn:aws:s3:::${resources.imagesBucket}`],
          conditions: { StringLike: { 's3:prefix': `${under}*` } },
        }),
      );
    }
  }
  if (permissions.exports !== undefined) {
    statements.push(
      new PolicyStatement({
        actions: permissions.exports.map((action) => `s3:${action}`),
        resources: [`arn:aws:s3:::${resources.exportsBucket}/exports/*`],
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
  if (permissions.requestsPurges === true) {
    statements.push(
      new PolicyStatement({
        actions: ['events:PutEvents'],
        resources: [`arn:aws:events:${stage.region}:${stage.account}:event-bus/default`],
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
  if (permissions.bulkMail === true) {
    statements.push(
      new PolicyStatement({
        actions: ['ses:SendRawEmail'],
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
  const { actions, keys, index, attributes } = permission;
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [index === undefined ? tableArn : `${tableArn}/index/${index}`],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] },
      ...(attributes !== undefined && onlyAttributes(attributes)),
    },
  });
}

/**
 * `ForAllValues` alone would also hold for a request that names no attributes, which reads all of them: `Null` refuses
 * it, and so does `Select`, which is ALL_ATTRIBUTES then. The keys have to be in the list (see the page above).
 */
function onlyAttributes(names: readonly string[]): Record<string, Record<string, unknown>> {
  return {
    'ForAllValues:StringEquals': {
      'dynamodb:Attributes': [table.partitionKey, table.sortKey, ...names],
    },
    Null: { 'dynamodb:Attributes': 'false' },
    StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  };
}

/** Its streams, not those of others; the group itself is made by the stack. */
export function ownLogsStatement(logGroup: ILogGroup): PolicyStatement {
  return new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}
