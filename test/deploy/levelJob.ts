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
  const run = { codes: [code, '9ZZ-ZZZZ'] };
  const ofDriver = await client.call('zarcodes.batch', { body: { ...run, passes: { [code]: '4821' } } });
  const [stop] = ofDriver.zarcodes;
  assert.equal(stop && 'openedBy' in stop && stop.openedBy, 'pin');
  assert.deepEqual(
    ofDriver.missing.map(({ code: missing }) => missing),
    ['9ZZ-ZZZZ'],
  );
  const refused = await client.call('zarcodes.batch', { body: { ...run, passes: { [code]: '0000' } } });
  assert.deepEqual(refused.refused, [{ code, reason: 'pin' }]);

  await setLevel('private');
  assert.equal(await client.refusal('zarcodes.get', { params }), 'not_found');
  const twice = { label: 'Courier, Monday', hours: 2, openings: 5 } as const;
  const given = await client.call('zarcodes.createPass', { params, body: twice }, { token });
  const opened = await client.call('zarcodes.batch', { body: { ...run, passes: { [code]: given.pass } } });
  assert.deepEqual([opened.zarcodes.length, opened.refused], [1, []]);
  await client.call('zarcodes.revokePass', { params: { code, id: given.id } }, { token });
  const body = { label: 'Courier, Tuesday', hours: 2, openings: 1 } as const;
  const { id, pass, link } = await client.call('zarcodes.createPass', { params, body }, { token });
  assert.ok(link.endsWith(`#pass=${pass}`));
  const headers = { [passHeader]: pass };
  const byPass = await client.call('zarcodes.get', { params }, { headers });
  assert.equal('openedBy' in byPass && byPass.openedBy, 'pass');
  assert.equal(await client.refusal('zarcodes.get', { params }, { headers }), 'not_found');
  const { passes } = await client.call('zarcodes.passes', { params }, { token });
  const [newest] = passes;
  assert.deepEqual([newest?.state, newest?.opened.length], ['used', 1]);
  const revoked = await client.call('zarcodes.revokePass', { params: { code, id } }, { token });
  assert.equal(revoked.passes[0]?.state, 'revoked');
  assert.equal((await setLevel('public')).level, 'public');
}
