/** An import of places, as a part of the main job: checked, made by the job, and undone. */
import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';

interface ImportJob {
  readonly client: ApiClient;
  readonly token: string;
  readonly word: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly city: string };
  readonly eventually: <T>(what: string, find: () => Promise<T | undefined>) => Promise<T>;
}

export async function runImportJob({ client, token, word, place, eventually }: ImportJob): Promise<void> {
  const { city } = place;
  // Away from what others make there.
  const rows = [1, 2, 3].map((number) => ({
    title: `${word} ${number}`,
    latitude: place.latitude + number / 1000 + Math.random() / 1000,
    longitude: place.longitude + Math.random() / 100,
    city,
  }));
  const body = { name: `${word}.csv`, rows: [...rows, { title: '' }] };
  const checked = await client.call('imports.create', { body }, { token });
  assert.deepEqual([checked.rows, checked.codes], [4, 3]);
  assert.ok(checked.errors.some(({ row, field }) => row === 4 && field === 'title'));
  const params = { id: checked.id };
  const chosen = { termsConfirmed: true, duplicates: 'make' } as const;
  await client.call('imports.commit', { params, body: chosen }, { token });
  const stateOf = async () => (await client.call('imports.get', { params }, { token })).state;
  await eventually('The import', async () => (await stateOf()) === 'done' || undefined);
  const { results } = await client.call('imports.results', { params }, { token });
  assert.equal(results.filter(({ zarcode }) => zarcode !== undefined).length, 3);
  await client.call('imports.undo', { params }, { token });
  await eventually('The undoing', async () => (await stateOf()) === 'undone' || undefined);
  const { imports } = await client.call('imports.list', {}, { token });
  assert.deepEqual(
    imports.map(({ made, undone, kept }) => [made, undone, kept]),
    [[3, 3, 0]],
  );
  assert.equal(await client.refusal('imports.cancel', { params }, { token }), 'import_ended');
}
