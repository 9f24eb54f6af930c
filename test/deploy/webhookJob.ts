import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';

interface WebhookJob {
  readonly client: ApiClient;
  readonly token: string;
  /** The person's own, with directions. */
  readonly code: string;
  readonly eventually: <T>(what: string, find: () => Promise<T | undefined>) => Promise<T>;
}

/** Nobody has this name, so nothing is ever taken. */
const url = 'https://hooks.shop.invalid-zarcodes.example/changes';

/** A shop's server saves a code, and what changes of it waits for a receiver that is not there. */
export async function runWebhookJob({ client, token, code, eventually }: WebhookJob): Promise<void> {
  const asPerson = { token };
  const { id, key } = await client.call('apiKeys.create', { body: { name: 'Webhooks' } }, asPerson);
  const params = { id };
  const saved = await client.call('v1.save', { body: { save: [code] } }, { token: key });
  assert.deepEqual([saved.saved, saved.total], [[code], 1]);
  await client.call('v1.saved', { query: {} }, { token: key });
  const { secret } = await client.call('webhooks.set', { params, body: { url } }, asPerson);
  assert.match(secret ?? '', /^whsec_/);
  assert.notEqual((await client.call('webhooks.rotate', { params }, asPerson)).secret, secret);
  assert.equal((await client.call('webhooks.test', { params }, asPerson)).taken, false);
  await client.call('webhooks.resume', { params }, asPerson);

  const owned = await client.call('zarcodes.get', { params: { code } }, asPerson);
  assert.ok('version' in owned);
  const body = { version: owned.version, steps: [], points: [], arrival: 'Ring twice' };
  await client.call('zarcodes.setGuide', { params: { code }, body }, asPerson);
  const delivery = await eventually('The change in the queue', async () => {
    const { deliveries } = await client.call('webhooks.get', { params }, asPerson);
    return deliveries.find(({ attempts }) => attempts > 0);
  });
  assert.equal(delivery.event, 'code.updated');
  await client.call('webhooks.sendAgain', { params: { id, deliveryId: delivery.id } }, asPerson);
  await client.call('webhooks.delete', { params }, asPerson);
  await client.call('apiKeys.delete', { params }, asPerson);
}
