/** A mailing from the draft to its end, as a part of the main job, and the link that unsubscribes. */
import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';

export async function runMailingJob(client: ApiClient, adminToken: string): Promise<void> {
  const asAdmin = { token: adminToken };
  const body = {
    subject: 'News for {firstName}',
    text: 'Hello {firstName}',
    audience: { kind: 'role', role: 'super_admin' },
  } as const;
  const unused = await client.call('mailings.create', { body }, asAdmin);
  await client.call('mailings.delete', { params: { id: unused.id } }, asAdmin);
  assert.equal(await client.refusal('mailings.get', { params: { id: unused.id } }, asAdmin), 'not_found');

  const draft = await client.call('mailings.create', { body }, asAdmin);
  const params = { id: draft.id };
  const changed = { ...body, subject: 'Bundles for {firstName}', version: draft.version };
  const { version } = await client.call('mailings.update', { params, body: changed }, asAdmin);
  await client.call('mailings.test', { params }, asAdmin);
  const unasked = await client.call('mailings.count', { params }, asAdmin);
  assert.ok(unasked.others.notAgreed >= 1);
  const agreed = { emailNotifications: true, askedBy: 'settings' } as const;
  await client.call('user.updateProfile', { body: agreed }, asAdmin);
  const { recipients } = await client.call('mailings.count', { params }, asAdmin);
  assert.equal(recipients, unasked.recipients + 1);
  const sent = await client.call('mailings.send', { params, body: { recipients, version } }, asAdmin);
  assert.equal(sent.state, 'sending');
  // The job may have sent it to its end before each of these.
  for (const key of ['mailings.pause', 'mailings.resume', 'mailings.cancel'] as const) {
    await client.call(key, { params }, asAdmin).catch((error: Error) => {
      assert.match(error.message, /mailing_state/);
    });
  }
  const listed = await client.call('mailings.list', { query: {} }, asAdmin);
  const found = listed.mailings.find(({ id }) => id === draft.id);
  assert.equal(found?.subject, changed.subject);

  const query = { token: `usr_${'0'.repeat(20)}.${'A'.repeat(43)}` };
  await client.call('unsubscribe.page', { query });
  assert.equal(await client.refusal('unsubscribe.create', { query }), 'email_link_invalid');
}
