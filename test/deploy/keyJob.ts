import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';

interface KeyJob {
  readonly client: ApiClient;
  readonly token: string;
  readonly adminToken: string;
  /** With directions. */
  readonly code: string;
}

/** A shop's server looks up a code by a key, which its person replaces, an admin disables, and the person revokes. */
export async function runKeyJob({ client, token, adminToken, code }: KeyJob): Promise<void> {
  const { id, key } = await client.call('apiKeys.create', { body: { name: 'Checkout' } }, { token });
  const params = { code };
  assert.deepEqual(await client.call('v1.health'), { status: 'ok' });
  assert.equal((await client.call('v1.get', { params }, { token: key })).code, code);
  const { results } = await client.call('v1.batch', { body: { codes: [code, 'none'] } }, { token: key });
  assert.deepEqual(
    results.map(({ found }) => found?.code),
    [code, undefined],
  );
  const { suggestions } = await client.call('v1.suggest', { query: { q: code } }, { token: key });
  assert.deepEqual(
    suggestions.map((each) => [each.code, each.isExact]),
    [[code, true]],
  );
  const { steps } = await client.call('v1.guide', { params, query: { language: 'af' } }, { token: key });
  assert.ok(steps.length > 0);

  const rotated = await client.call('apiKeys.rotate', { params: { id } }, { token });
  for (const each of [key, rotated.key]) await client.call('v1.get', { params }, { token: each });
  const own = (await client.call('apiKeys.list', {}, { token })).keys.find((each) => each.id === id);
  assert.ok((own?.lastUsed?.calls ?? 0) >= 7);

  const asAdmin = { token: adminToken };
  const all = await client.call('apiKeys.all', { query: {} }, asAdmin);
  assert.ok(all.keys.some((each) => each.id === id));
  const page = { params, headers: { origin: 'https://shop.example.co.za' } };
  const asPage = { token: rotated.key, headers: page.headers };
  assert.equal(await client.refusal('v1.get', { params }, asPage), 'origin_not_allowed');
  await client.call('apiKeys.update', { params: { id }, body: { disabled: true } }, asAdmin);
  assert.equal(await client.refusal('v1.get', { params }, { token: rotated.key }), 'key_disabled');
  await client.call('apiKeys.delete', { params: { id } }, { token });
  assert.equal(await client.refusal('v1.get', { params }, { token: rotated.key }), 'key_invalid');
}
