/**
 * Whether a deployed function may do what its role was given: read its secrets, and read and write its keys of the table.
 * Only who may invoke the function by its name gets here: no event of API Gateway looks like this one. Nothing is
 * changed, because the conditions of its writes never hold.
 */
import * as z from 'zod';
import { table } from '#shared/contract/table.ts';
import { type Environment, regionOf, signedFetch } from './awsFetch.ts';
import { fetchSecret } from './secrets.ts';

interface SelfCheckEvent {
  readonly selfCheck: true;
}

export const isSelfCheck = (event: object): event is SelfCheckEvent =>
  'selfCheck' in event && event.selfCheck === true;

/** `SELF_CHECK`, as `infra/constructs/selfCheckVariable.ts` writes it. */
const Given = z.object({
  table: z.array(z.tuple([z.array(z.string()), z.array(z.string()), z.string().optional()])),
  secrets: z.array(z.string()),
});

/** `writes` are those in transactions. */
type Kind = 'writes' | 'indexes' | 'reads' | 'secrets';

interface Refusal {
  readonly kind: Kind;
  /** `PutItem of CODE#*` */
  readonly what: string;
  readonly reason: string;
}

interface Use {
  readonly action: string;
  readonly pattern: string;
  readonly index: string | undefined;
}

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']);
const isWrite = ({ action }: Use) => writes.has(action);
const { partitionKey, sortKey } = table;
const never = `attribute_exists(${partitionKey}) AND attribute_not_exists(${partitionKey})`;
const timeoutMs = 5_000;

const keyOf = ({ pattern }: Use) => pattern.replace('*', 'self-check');
const describeUse = ({ action, pattern, index }: Use) =>
  `${action} of ${pattern}${index === undefined ? '' : ` in the index ${index}`}`;

export async function runSelfCheck(env: Environment): Promise<{ refused: readonly Refusal[] }> {
  const { table: statements, secrets } = Given.parse(JSON.parse(env['SELF_CHECK'] ?? ''));
  // Several statements may allow the same, and an item may be in a transaction once.
  const byName = new Map(
    statements.flatMap(([actions, patterns, index]) =>
      actions.flatMap((action) =>
        patterns.map((pattern): [string, Use] => {
          const use = { action, pattern, index };
          return [describeUse(use), use];
        }),
      ),
    ),
  );
  const uses = [...byName.values()];
  const refused = await Promise.all([
    checkWrites(env, uses.filter(isWrite)),
    ...uses.filter((use) => !isWrite(use)).map((use) => checkRead(env, use)),
    ...secrets.map((id) => checkSecret(env, id)),
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
  const reason = await request(env, 'TransactWriteItems', { TransactItems });
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
  const reason = await request(env, use.action, readOf(env['TABLE_NAME'] ?? '', use));
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

async function checkSecret(env: Environment, id: string): Promise<Refusal[]> {
  const reason = await fetchSecret(env, id).then(
    () => null,
    (error: Error) => error.message,
  );
  return reason === null ? [] : [{ kind: 'secrets', what: `the secret ${id}`, reason }];
}

/** Not by the SDK's commands, which most functions would hold for this alone. @returns null where it succeeds */
async function request(env: Environment, operation: string, input: object): Promise<string | null> {
  const endpoint =
    env['AWS_ENDPOINT_URL_DYNAMODB'] ??
    env['AWS_ENDPOINT_URL'] ??
    `https://dynamodb.${regionOf(env)}.amazonaws.com`;
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    },
    body: JSON.stringify(input),
  };
  const response = await signedFetch([env, 'dynamodb'], endpoint, init, { timeoutMs });
  const text = await response.text();
  return response.ok ? null : text;
}
