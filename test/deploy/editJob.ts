import assert from 'node:assert/strict';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import type { ApiClient } from './apiClient.ts';

interface EditJob {
  readonly client: ApiClient;
  /** The owner's, who has requested a change. */
  readonly token: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly code: string;
  readonly place: ZarCodeInput;
}

/** An admin approves the request for a code, and its owner edits it: a part of the main job. */
export async function runEditJob({ client, token, admin, code, place }: EditJob): Promise<void> {
  const params = { code };
  const edit = { params, body: { ...place, version: 1 } };
  assert.equal(await client.refusal('zarcodes.update', edit, { token }), 'edit_window_closed');

  const { token: adminToken } = await client.call('auth.login', { body: admin });
  const { changeRequests } = await client.call('changeRequests.my', {}, { token });
  const id = changeRequests.find(({ zarcode }) => zarcode === code)?.id ?? '';
  const waiting = await client.call('changeRequests.list', {}, { token: adminToken });
  assert.ok(waiting.changeRequests.some((each) => each.id === id) || waiting.pagination.older !== undefined);
  const opened = await client.call('changeRequests.get', { params: { id } }, { token: adminToken });
  assert.deepEqual([opened.zarcode, opened.canDecide], [code, true]);
  const decision = { params: { id }, body: { decision: 'approve', note: 'Go ahead.' } } as const;
  await client.call('changeRequests.decide', decision, { token: adminToken });
  const again = await client.refusal('changeRequests.decide', decision, { token: adminToken });
  assert.equal(again, 'change_request_decided');

  const edited = await client.call('zarcodes.update', edit, { token });
  assert.deepEqual([edited.zarcode, edited.title, edited.version], [code, place.title, 2]);
  const stale = { params, body: { ...edit.body, title: 'From another tab' } };
  assert.equal(await client.refusal('zarcodes.update', stale, { token }), 'edit_conflict');
  const { history } = await client.call('zarcodes.history', { params }, { token });
  assert.deepEqual(
    history.map(({ by, to }) => [by, to.title]),
    [['owner', place.title]],
  );
}
