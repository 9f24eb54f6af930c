import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';

interface GuideJob {
  readonly client: ApiClient;
  /** The owner's. */
  readonly token: string;
  readonly code: string;
}

/** An owner says how to find a code, and a driver reads it: a part of the main job. */
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
}
