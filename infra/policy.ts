import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { table } from '#shared/contract/table.ts';
import { checksMailIdentity } from './emulator.ts';
import type { Permissions, TablePermission } from './permissions/permission.ts';
import type { StageResources } from './resources.ts';
import type { Stage } from './stage.ts';

/** One statement for each permission, so that no key widens another's actions. */
export function statementsFor(
  permissions: Permissions,
  stage: Stage,
  resources: StageResources,
): PolicyStatement[] {
  const statements = (permissions.table ?? []).flatMap((permission) =>
    tableStatements(permission, stage, resources),
  );
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
  if (permissions.importRows !== undefined) {
    statements.push(
      new PolicyStatement({
        actions: permissions.importRows.map((action) => `s3:${action}`),
        resources: [`arn:aws:s3:::${resources.exportsBucket}/imports/*`],
      }),
    );
    // As with photos: rows that were deleted are to look like that.
    if (permissions.importRows.includes('GetObject')) {
      statements.push(
        new PolicyStatement({
          actions: ['s3:ListBucket'],
          resources: [`arn:aws:s3:::${resources.exportsBucket}`],
          conditions: { StringLike: { 's3:prefix': 'imports/*' } },
        }),
      );
    }
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
    statements.push(mailStatement('SendEmail', stage, resources));
  }
  if (permissions.bulkMail === true) {
    statements.push(mailStatement('SendRawEmail', stage, resources));
  }
  if (permissions.readsSendRate === true) {
    // It takes no resource: https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonsesv2.html
    statements.push(new PolicyStatement({ actions: ['ses:GetAccount'], resources: ['*'] }));
  }
  return statements;
}

/** The actions of a transaction's members. */
const writes: ReadonlySet<string> = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']);

/**
 * From our one address. In its sandbox SES also checks the recipient's identity, which any address of the account may be;
 * of other senders none is allowed.
 * https://docs.aws.amazon.com/ses/latest/dg/control-user-access.html
 */
function mailStatement(action: string, stage: Stage, { mail }: StageResources): PolicyStatement {
  const actions = [`ses:${action}`];
  if (!checksMailIdentity(stage)) return new PolicyStatement({ actions, resources: ['*'] });
  return new PolicyStatement({
    actions,
    resources: [mail.identitiesArn, mail.configurationSetArn],
    conditions: { StringEquals: { 'ses:FromAddress': mail.fromAddress } },
  });
}

/**
 * `ForAllValues` holds for a request without keys, which of all actions is only a Scan: none is ever allowed here.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 * That page says nothing of transactions and indexes: a deploy tries both, and a stage can do without the condition
 * there (docs/decisions/0022).
 */
function tableStatements(
  { actions, keys, index, attributes }: TablePermission,
  { tableLevel = [] }: Stage,
  { tableArn }: StageResources,
): PolicyStatement[] {
  const isLoose = (action: string) =>
    tableLevel.includes('indexes') && index !== undefined
      ? true
      : tableLevel.includes('writes') && writes.has(action);
  const statement = (some: readonly string[], isKeyed: boolean) =>
    new PolicyStatement({
      actions: some.map((action) => `dynamodb:${action}`),
      resources: [index === undefined ? tableArn : `${tableArn}/index/${index}`],
      ...(isKeyed && {
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] },
          ...(attributes !== undefined && onlyAttributes(attributes)),
        },
      }),
    });
  const keyed = actions.filter((action) => !isLoose(action));
  const loose = actions.filter(isLoose);
  return [
    ...(keyed.length > 0 ? [statement(keyed, true)] : []),
    ...(loose.length > 0 ? [statement(loose, false)] : []),
  ];
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

/** X-Ray takes no resource. https://docs.aws.amazon.com/lambda/latest/dg/services-xray.html */
export function tracingStatement(): PolicyStatement {
  return new PolicyStatement({
    actions: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
    resources: ['*'],
  });
}
