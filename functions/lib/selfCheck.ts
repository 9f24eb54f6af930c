/**
 * Whether a deployed function may do what its role was given: read its secrets, and read and write its keys of the table.
 * Nothing is changed, because the conditions of its writes never hold. Functions start without this file, which is beside
 * their bundle, and load it when a deploy calls them (docs/decisions/0022).
 */
import { table } from '#shared/contract/table.ts';
import { type Environment, regionOf, signedFetch } from './awsFetch.ts';

interface Refusal {
  /** `writes` are those in transactions. */
  readonly kind: 'writes' | 'indexes' | 'reads' | 'secrets';
  /** `PutItem of CODE#*` */
  readonly what: string;
  readonly reason: string;
}

interface Use {
  /** An action of DynamoDB, or `secret`. */
  readonly action: string;
  /** A pattern of keys, or the secret's name. */
  readonly of: string;
  readonly index: string | undefined;
}

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']);
const isWrite = ({ action }: Use) => writes.has(action);
const { partitionKey, sortKey } = table;
const never = `attribute_exists(${partitionKey}) AND attribute_not_exists(${partitionKey})`;
const timeoutMs = 5_000;

const keyOf = ({ of }: Use) => of.replace('*', 'self-check');
const describeUse = ({ action, of, index }: Use) =>
  `${action} of ${of}${index === undefined ? '' : ` in the index ${index}`}`;

/** `PutItem CODE#*;Query OWNER#* byOwner;secret zarcodes/prod/jwt`: see `infra/constructs/selfCheckVariable.ts`. */
function readUses(text: string): Use[] {
  return text.split(';').flatMap((part) => {
    const [, action, of, index] = /^(\w+) (\S+)(?: (\w+))?$/.exec(part) ?? [];
    if (action !== undefined && of !== undefined) return [{ action, of, index }];
    throw new Error(`SELF_CHECK has "${part}", which is no permission`);
  });
}

export async function runSelfCheck(env: Environment): Promise<{ refused: readonly Refusal[] }> {
  const given = env['SELF_CHECK'];
  const uses = given === '' ? [] : readUses(given ?? 'nothing');
  const refused = await Promise.all([
    checkWrites(env, uses.filter(isWrite)),
    ...uses.filter((use) => !isWrite(use)).map((use) => checkRead(env, use)),
  ]);
  return { refused: refused.flat() };
}

/** All in one transaction, as the product writes them; where that is refused, one by one. */
async function checkWrites(env: Environment, uses: readonly Use[]): Promise<Refusal[]> {
  const reason = uses.length === 0 ? null : await transact(env, uses);
  if (reason === null) return [];
  const alone = await Promise.all(uses.map(async (use) => ({ use, reason: await transact(env, [use]) })));
  const refused = alone.flatMap(({ use, reason: why }) =>
    why === null ? [] : [{ kind: 'writes' as const, what: describeUse(use), reason: why }],
  );
  if (refused.length > 0) return refused;
  return [{ kind: 'writes', what: `in one transaction ${uses.map(describeUse).join(', ')}`, reason }];
}

/** @returns why it was refused. One that is cancelled by its conditions was allowed. */
async function transact(env: Environment, uses: readonly Use[]): Promise<string | null> {
  const TransactItems = uses.map((use) => memberOf(env['TABLE_NAME'], use));
  const reason = await onTable(env, 'TransactWriteItems', { TransactItems });
  return reason?.includes('TransactionCanceledException') ? null : (reason ?? 'it was carried out');
}

function memberOf(TableName: string | undefined, use: Use) {
  const Key = { [partitionKey]: { S: keyOf(use) }, [sortKey]: { S: `self-check ${use.action}` } };
  const common = { TableName, ConditionExpression: never };
  if (use.action === 'PutItem') return { Put: { ...common, Item: Key } };
  if (use.action === 'UpdateItem')
    return { Update: { ...common, Key, UpdateExpression: 'REMOVE selfCheck' } };
  if (use.action === 'DeleteItem') return { Delete: { ...common, Key } };
  return { ConditionCheck: { ...common, Key } };
}

async function checkRead(env: Environment, use: Use): Promise<Refusal[]> {
  if (use.action === 'secret') {
    const reason = await request(env, secretsManager, 'GetSecretValue', { SecretId: use.of });
    return reason === null ? [] : [{ kind: 'secrets', what: `the secret ${use.of}`, reason }];
  }
  const reason = await onTable(env, use.action, readOf(env['TABLE_NAME'] ?? '', use));
  if (reason === null) return [];
  return [{ kind: use.index === undefined ? 'reads' : 'indexes', what: describeUse(use), reason }];
}

function readOf(TableName: string, use: Use): object {
  if (use.action === 'Query') {
    const key = table.indexes.find(({ name }) => name === use.index)?.partitionKey ?? partitionKey;
    return {
      TableName,
      ...(use.index !== undefined && { IndexName: use.index }),
      KeyConditionExpression: `${key} = :key`,
      ExpressionAttributeValues: { ':key': { S: keyOf(use) } },
      Limit: 1,
    };
  }
  const Key = { [partitionKey]: { S: keyOf(use) }, [sortKey]: { S: 'self-check' } };
  // A role may read some attributes only; the keys are always among them.
  const ProjectionExpression = partitionKey;
  if (use.action === 'GetItem') return { TableName, Key, ProjectionExpression };
  return { RequestItems: { [TableName]: { Keys: [Key], ProjectionExpression } } };
}

const dynamoDb = {
  service: 'dynamodb',
  variable: 'DYNAMODB',
  target: 'DynamoDB_20120810',
  json: '1.0',
} as const;
const secretsManager = {
  service: 'secretsmanager',
  variable: 'SECRETS_MANAGER',
  target: 'secretsmanager',
  json: '1.1',
} as const;

const onTable = (env: Environment, operation: string, input: object) =>
  request(env, dynamoDb, operation, input);

interface Api {
  readonly service: 'dynamodb' | 'secretsmanager';
  readonly variable: string;
  readonly target: string;
  readonly json: string;
}

/** @returns null where it succeeds, else what AWS says */
async function request(env: Environment, api: Api, operation: string, input: object): Promise<string | null> {
  const endpoint =
    env[`AWS_ENDPOINT_URL_${api.variable}`] ??
    env['AWS_ENDPOINT_URL'] ??
    `https://${api.service}.${regionOf(env)}.amazonaws.com`;
  const init = {
    method: 'POST',
    headers: {
      'content-type': `application/x-amz-json-${api.json}`,
      'x-amz-target': `${api.target}.${operation}`,
    },
    body: JSON.stringify(input),
  };
  return signedFetch([env, api.service], endpoint, init, { timeoutMs }, async (response) => {
    const text = await response.text();
    return response.ok ? null : text;
  });
}
