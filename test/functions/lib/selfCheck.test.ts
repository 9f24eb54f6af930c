/** What a deployed function tries of its own role when a deploy calls it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { selfCheckVariable } from '#infra/constructs/selfCheckVariable.ts';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { type JobName, jobNames } from '#shared/contract/jobs.ts';
import { handlerOf, newWorld, type World } from '#test/support/world.ts';

interface Request {
  readonly TransactItems?: readonly Record<string, { Key?: { pk: { S: string } } }>[];
  readonly IndexName?: string;
  readonly SecretId?: string;
}
/** IAM in front of the engine: what it refuses, it answers like AWS does. */
let isRefused: (operation: string, request: Request) => boolean = () => false;
let engine = '';
const server = createServer(async (incoming, response) => {
  const body = (await json(incoming)) as Request;
  const operation = String(incoming.headers['x-amz-target']).split('.').at(-1) ?? '';
  if (isRefused(operation, body)) {
    const type = 'com.amazon.coral.service#AccessDeniedException';
    const Message = `User is not authorized to perform: dynamodb:${operation}`;
    response.writeHead(400).end(JSON.stringify({ __type: type, Message }));
    return;
  }
  if (operation === 'GetSecretValue') return void response.end(JSON.stringify({ SecretString: 'secret' }));
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': String(incoming.headers['x-amz-target']),
    authorization: String(incoming.headers.authorization),
    'x-amz-date': String(incoming.headers['x-amz-date']),
  };
  const answer = await fetch(engine, { method: 'POST', headers, body: JSON.stringify(body) });
  response.writeHead(answer.status).end(await answer.text());
});

const names = { jwt: 'jwt', origin: 'origin', places: 'places', payfast: 'payfast' } as const;
const resources = { secretNames: names };
const routes = allRoutes();
let world: World;

beforeAll(async () => {
  world = await newWorld();
  engine = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = address;
  process.env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] = address;
});
afterAll(() => {
  delete process.env['AWS_ENDPOINT_URL_SECRETS_MANAGER'];
  delete process.env['SELF_CHECK'];
  server.close();
});
afterEach(() => {
  isRefused = () => false;
});

async function checkItself(key: RouteKey): Promise<unknown> {
  const named = routes.find((each) => each.key === key);
  if (named === undefined) throw new Error(`No route ${key}`);
  process.env['SELF_CHECK'] = selfCheckVariable(permissionsOf(named), resources);
  const handler = (await handlerOf(key)) as (...args: unknown[]) => Promise<{ body: string }>;
  return JSON.parse((await handler({ selfCheck: true }, {})).body);
}

test('every route may do what its permissions say, and changes nothing', { tags: 'E14' }, async () => {
  await world.buyCode(await world.person());
  const before = await world.allItems();
  for (const { key } of routes) expect(await checkItself(key), key).toEqual({ refused: [] });
  expect(await world.allItems()).toEqual(before);
});

async function checkJob(name: JobName): Promise<unknown> {
  process.env['SELF_CHECK'] = selfCheckVariable(jobPermissions[name], resources);
  // Lambda takes 4 KB of variables in all.
  expect(process.env['SELF_CHECK'].length).toBeLessThan(2_600);
  const { handler } = (await import(`../../../functions/jobs/${name}.ts`)) as {
    handler: (event: unknown) => Promise<{ body: string }>;
  };
  return JSON.parse((await handler({ selfCheck: true })).body);
}

test('every job may do what its permissions say, and does nothing', async () => {
  const before = await world.allItems();
  for (const name of jobNames) expect(await checkJob(name), name).toEqual({ refused: [] });
  expect(await world.allItems()).toEqual(before);
});

describe('where AWS refuses', { tags: 'E14' }, () => {
  test('a job a write, the check says so', async () => {
    isRefused = (operation, { TransactItems = [] }) =>
      operation === 'TransactWriteItems' && TransactItems.some(({ Put }) => Put !== undefined);
    expect(await checkJob('dailyStats')).toMatchObject({
      refused: [{ kind: 'writes', what: 'PutItem of MAIL#*' }],
    });
  });

  test('a write in a transaction, the check names its action and key', async () => {
    isRefused = (operation, { TransactItems = [] }) =>
      operation === 'TransactWriteItems' &&
      TransactItems.some(({ Update }) => Update?.Key?.pk.S.startsWith('COUNTS#'));
    expect(await checkItself('zarcodes.create')).toEqual({
      refused: [
        {
          kind: 'writes',
          what: 'UpdateItem of COUNTS#*',
          reason: expect.stringContaining('AccessDeniedException'),
        },
      ],
    });
  });

  test('keys of several statements in one transaction, the check says that each alone is allowed', async () => {
    isRefused = (_, { TransactItems = [] }) => TransactItems.length > 1;
    expect(await checkItself('zarcodes.create')).toMatchObject({
      refused: [{ kind: 'writes', what: expect.stringMatching(/^in one transaction .*COUNTS#\*/) }],
    });
  });

  test('a query of an index, the check names the index', async () => {
    isRefused = (_, { IndexName }) => IndexName === 'byCell';
    expect(await checkItself('zarcodes.inBounds')).toMatchObject({
      refused: [{ kind: 'indexes', what: 'Query of CELL#* in the index byCell' }],
    });
  });

  test('a read or a secret, the check says so too', async () => {
    isRefused = (operation) => operation === 'GetItem';
    expect(await checkItself('prices.current')).toMatchObject({
      refused: [{ kind: 'reads', what: 'GetItem of PRICE' }],
    });
    isRefused = (_, { SecretId }) => SecretId === 'never-read-before';
    process.env['SELF_CHECK'] = 'secret never-read-before';
    const handler = (await handlerOf('prices.current')) as (...args: unknown[]) => Promise<{ body: string }>;
    expect(JSON.parse((await handler({ selfCheck: true }, {})).body)).toMatchObject({
      refused: [{ kind: 'secrets', what: 'the secret never-read-before' }],
    });
  });
});

test('no request through the API begins one', async () => {
  const selfCheck = 'true';
  const answer = await world.call('zarcodes.get', {
    params: { code: '4ZZ-ZZZZ' },
    query: { selfCheck },
    headers: { selfCheck },
    body: { selfCheck: true },
  });
  expect(answer.status).toBe(404);
});
