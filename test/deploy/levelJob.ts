import assert from 'node:assert/strict';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import type { ApiClient } from './apiClient.ts';

interface LevelJob {
  readonly client: ApiClient;
  /** The owner's. */
  readonly token: string;
  readonly code: string;
}

/** An owner hides a code, and lets one driver in: a part of the main job. */
export async function runLevelJob({ client, token, code }: LevelJob): Promise<void> {
  const params = { code };
  const setLevel = async (level: 'public' | 'area' | 'private', pin?: string) =>
    client.call('zarcodes.setVisibility', { params, body: { level, ...(pin && { pin }) } }, { token });
  assert.equal((await setLevel('area', '4821')).hasPin, true);
  const area = await client.call('zarcodes.get', { params });
  assert.deepEqual(['latitude' in area, 'areaCentre' in area], [false, true]);
  const byPin = await client.call('zarcodes.get', { params }, { headers: { [pinHeader]: '4821' } });
  assert.equal('openedBy' in byPin && byPin.openedBy, 'pin');

  await setLevel('private');
  assert.equal(await client.refusal('zarcodes.get', { params }), 'not_found');
  const body = { label: 'Courier, Tuesday', hours: 2, openings: 1 } as const;
  const { id, pass, link } = await client.call('zarcodes.createPass', { params, body }, { token });
  assert.ok(link.endsWith(`#pass=${pass}`));
  const headers = { [passHeader]: pass };
  const byPass = await client.call('zarcodes.get', { params }, { headers });
  assert.equal('openedBy' in byPass && byPass.openedBy, 'pass');
  assert.equal(await client.refusal('zarcodes.get', { params }, { headers }), 'not_found');
  const { passes } = await client.call('zarcodes.passes', { params }, { token });
  assert.deepEqual([passes[0]?.state, passes[0]?.opened.length], ['used', 1]);
  const revoked = await client.call('zarcodes.revokePass', { params: { code, id } }, { token });
  assert.equal(revoked.passes[0]?.state, 'revoked');
  assert.equal((await setLevel('public')).level, 'public');
}
