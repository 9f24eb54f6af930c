/**
 * Holds what the handlers really do to the table against the needs that they declare. The emulator enforces actions
 * and resources but not leading keys, so without this a wrong key would only be denied on AWS.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handler as effects } from '#functions/jobs/effects.ts';
import { handler as projections } from '#functions/jobs/projections.ts';
import { jobNeeds, type Needs, needsOf } from '#infra/needs.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { type Recorder, recordClient } from '#test/support/recorder.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';
import { tableUse, type Use, undeclared, unused } from './tableUse.ts';

const uses = new Map<string, Use[]>();
const sesMails: string[] = [];
const ses = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => sesMails.push(chunk.toString()));
  request.on('end', () => {
    response.setHeader('content-type', 'text/xml');
    response.end('<R><SendEmailResult><MessageId>1</MessageId></SendEmailResult></R>');
  });
});

let world: World;
let recorder: Recorder;

type Call = Parameters<World['call']>[1];

async function call(key: RouteKey, given: Call = {}) {
  let answer: Awaited<ReturnType<World['call']>> | undefined;
  const recording = await recorder.during(async () => {
    answer = await world.call(key, given);
  });
  uses.set(key, [...(uses.get(key) ?? []), ...tableUse(recording)]);
  if (answer === undefined) throw new Error('No answer');
  return answer;
}

type Job = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
type Item = Record<string, unknown>;

async function runJob(name: string, job: Job, before: Item | null, after: Item | null): Promise<void> {
  const image = (item: Item | null) => (item === null ? undefined : marshall(item));
  const record = {
    eventID: `${name}${uses.get(name)?.length ?? 0}`,
    eventName: before === null ? 'INSERT' : 'MODIFY',
    dynamodb: { SequenceNumber: '1', OldImage: image(before), NewImage: image(after) },
  } as DynamoDBRecord;
  const recording = await recorder.during(async () => {
    expect(await job({ Records: [record] })).toEqual({ batchItemFailures: [] });
  });
  uses.set(name, [...(uses.get(name) ?? []), ...tableUse(recording)]);
}

async function stored(pk: string, sk: string): Promise<Item> {
  const { GetCommand } = await import('@aws-sdk/lib-dynamodb');
  const { Item } = await world.table.client.send(
    new GetCommand({ TableName: world.table.name, Key: { pk, sk } }),
  );
  return Item ?? {};
}

beforeAll(async () => {
  await new Promise<void>((resolve) => ses.listen(0, '127.0.0.1', resolve));
  world = await newWorld();
  process.env['AWS_ENDPOINT_URL_SES'] = `http://127.0.0.1:${(ses.address() as AddressInfo).port}`;
  recorder = recordClient(world.table.client);
  await useEverything();
});
afterAll(() => ses.close());

/** Every route and job, along every path that reaches for something else. */
async function useEverything(): Promise<void> {
  await call('health.get');
  await call('prices.current');
  await call('settings.public');

  const account = { firstName: 'Thandi', lastName: 'Nkosi', email: 'thandi@example.co.za' };
  const password = 'secret1';
  await call('auth.register', { body: { ...account, password, confirmPassword: password } });
  const login = await call('auth.login', { body: { email: account.email, password } });
  const me: Pick<Person, 'token'> = { token: login.body.token };
  await call('auth.me', me);

  const voucher = { code: 'FREE', percentOff: 100, validFrom: '2020-01-01', validUntil: '2100-01-01' };
  await world.put({ pk: 'VOUCHER#FREE', sk: 'VOUCHER', type: 'voucher', version: 1, ...voucher });
  const keyed = { 'idempotency-key': 'one-submission' };
  const order = await call('payments.create', { ...me, body: { zarcode: pretoria }, headers: keyed });
  await call('payments.create', { ...me, body: { bundle: 5, voucherCode: 'FREE' } });
  await call('payments.create', { ...me, body: { zarcode: pretoria, voucherCode: 'FREE' } });
  const params = { id: order.body.id };
  // Both at once: the one who comes second reads what the first one wrote.
  const settle = { ...me, params, body: {}, headers: { 'idempotency-key': 'one-settlement' } };
  const { body: paid } = await call('payments.complete', settle);
  const bundle = await call('payments.create', { ...me, body: { bundle: 10 } });
  await call('payments.complete', { ...me, params: { id: bundle.body.id }, body: {} });
  await call('payments.get', { ...me, params });

  await call('bundles.active', me);
  const second = { ...pretoria, useBundle: true };
  await call('zarcodes.create', { ...me, body: second, headers: { 'idempotency-key': 'one-creation' } });
  await call('zarcodes.list', me);
  await call('zarcodes.recent', me);
  await call('user.stats', me);
  const view = { ne_lat: '-25.7', ne_lng: '28.3', sw_lat: '-25.8', sw_lng: '28.2' };
  await call('zarcodes.inBounds', { ...me, query: view });

  const code: string = paid.zarcode;
  await call('zarcodes.get', { ...me, params: { code } });
  await call('zarcodes.get', { params: { code: '7PT-0000' } });
  await call('search.combined', { query: { q: '7PT-0000' } });
  await call('search.combined', { query: { q: 'spaza' } });

  const pk = `CODE#${code.replace('-', '')}`;
  const made = await stored(pk, 'CODE');
  await runJob('jobs.projections', projections, null, made);
  await call('zarcodes.delete', { ...me, params: { code } });
  await runJob('jobs.projections', projections, made, await stored(pk, 'CODE'));

  const mail = (uses.get('payments.complete') ?? []).find(({ key }) => key.startsWith('MAIL#'))?.key ?? '';
  await runJob('jobs.effects', effects, null, await stored(mail, 'MAIL'));
}

const declared: [string, Needs][] = [
  ...allRoutes().map((named): [string, Needs] => [named.key, needsOf(named)]),
  ...Object.entries(jobNeeds).map(([name, needs]): [string, Needs] => [`jobs.${name}`, needs]),
];

test.each(declared)('%s touches what it declares, and nothing else', (key, needs) => {
  expect(undeclared(needs, uses.get(key) ?? [])).toEqual([]);
});

test.each(declared)('%s needs all that it declares', (key, needs) => {
  expect(unused(needs, uses.get(key) ?? [])).toEqual([]);
});

test('only the job that sends mail may send it', () => {
  expect(sesMails).toHaveLength(1);
  expect(declared.filter(([, needs]) => needs.mail === true).map(([key]) => key)).toEqual(['jobs.effects']);
});
