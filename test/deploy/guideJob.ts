import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { maxShareCardBytes } from '#shared/domain/shareCard.ts';
import type { ApiClient } from './apiClient.ts';

interface GuideJob {
  readonly client: ApiClient;
  /** The owner's. */
  readonly token: string;
  readonly code: string;
}

const newDevice = () => randomBytes(18).toString('base64url');

/** An owner says how to find a code, a driver reads it and says that they found it: a part of the main job. */
export async function runGuideJob({ client, token, code }: GuideJob): Promise<void> {
  const params = { code };
  const owned = await client.call('zarcodes.get', { params }, { token });
  assert.ok('user' in owned);
  const { version, latitude, longitude } = owned;
  const points = [{ label: 'GATE', kind: 'gate' as const, latitude: latitude + 0.001, longitude }];
  const steps = [
    { landmark: 'church' as const, move: 'past' as const },
    { landmark: 'container' as const, move: 'left' as const, side: 'blue' as const, distanceM: 200 },
  ];
  const body = { version, steps, points, arrival: 'Hoot; the dog is friendly' };
  await client.call('zarcodes.setGuide', { params, body }, { token });
  const read = await client.call('zarcodes.get', { params });
  assert.deepEqual('guide' in read && read.guide?.points, points);
  const page = await client.call('zarcodes.page', { params });
  assert.ok(page.html.includes('Left at the blue container, 200 m'));
  const card = await client.call('zarcodes.shareCard', { params });
  assert.ok(card.bytes.length <= maxShareCardBytes);
  const file = await client.call('zarcodes.export', { params, query: { format: 'gpx' } });
  assert.ok(file.text.includes('Left at the blue container, 200 m'));
  await client.call('visits.create', { params, body: { result: 'found', device: newDevice() } });
  // Once a day from an address.
  await client.call('visits.create', { params, body: { result: 'wrongPlace', device: newDevice() } });
  const said = await client.call('visits.list', { params }, { token });
  assert.deepEqual(said, { found: 1, wrongPlace: 0, gateHere: 0 });
  // A suggestion takes visitors at three addresses.
  const answer = { id: `sug_${'0'.repeat(20)}`, version: version + 1, accept: true };
  const refusal = await client.refusal('visits.answerSuggestion', { params, body: answer }, { token });
  assert.equal(refusal, 'edit_conflict');
}
