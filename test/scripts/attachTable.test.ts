/** A table as a restore leaves it, before the app uses it: against the engine, with AWS's backups as a fake. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attachTable } from '#scripts/deploy/attachTable.ts';
import { createTable } from '#scripts/local/createTable.ts';
import { testTable } from '#test/support/engine.ts';

/** The engine knows neither backups nor protection against deletion. */
const calls: string[] = [];
let backsUp = false;
let isProtected = false;
let engine = '';
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
  if (operation.startsWith('Update'))
    calls.push(`${operation} ${body.toString().includes('DeletionProtection')}`);
  const status = () => (backsUp ? 'ENABLED' : 'DISABLED');
  const backups = () => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: status() },
    },
  });
  if (operation === 'DescribeContinuousBackups') return void response.end(JSON.stringify(backups()));
  if (operation === 'UpdateContinuousBackups') {
    backsUp = true;
    return void response.end(JSON.stringify(backups()));
  }
  if (operation === 'UpdateTable' && body.toString().includes('DeletionProtection')) {
    isProtected = true;
    return void response.end('{}');
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => /^(x-amz|content-type|authorization)/.test(name)),
  ) as Record<string, string>;
  const answer = await fetch(engine, { method: 'POST', headers, body: new Uint8Array(body) });
  const text = await answer.text();
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
  const described = JSON.parse(text) as { Table?: object };
  if (operation === 'DescribeTable' && described.Table !== undefined) {
    const Table = { ...described.Table, DeletionProtectionEnabled: isProtected };
    response.end(JSON.stringify({ Table }));
  } else response.end(text);
});

let client: DynamoDBClient;
let made = 0;
const newName = () => `restored-${process.pid}-${++made}`;
beforeAll(async () => {
  engine = (await testTable()).endpoint;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = new DynamoDBClient({ endpoint, region: 'af-south-1', credentials });
});
afterAll(() => {
  client.destroy();
  server.close();
});
beforeEach(() => {
  calls.length = 0;
  [backsUp, isProtected] = [false, false];
});

test('gets the stream, protection and backups that a restore leaves out, once', { tags: 'E3' }, async () => {
  const name = newName();
  await createTable(client, name, { stream: false });
  calls.length = 0;
  const streamArn = await attachTable(client, name);
  expect(streamArn).toContain(`:table/${name}/stream/`);
  expect(calls).toEqual(['UpdateTable false', 'UpdateTable true', 'UpdateContinuousBackups false']);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  expect(Table?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' });

  calls.length = 0;
  expect(await attachTable(client, name)).toBe(streamArn);
  expect(calls).toEqual([]);
});

test('one that does not exist, or is another product’s, is refused with the reason', async () => {
  await expect(attachTable(client, 'no-such-table')).rejects.toThrow(/There is no table no-such-table/);
  const name = newName();
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    }),
  );
  await expect(attachTable(client, name)).rejects.toThrow(/its keys are id.*byOwner, byCell, byTime/);
  expect(calls).toEqual([]);
});
