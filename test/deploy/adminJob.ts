/** What admins do for one customer, as a part of the main job: from their account to a refund and its end. */
import assert from 'node:assert/strict';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import type { ApiClient } from './apiClient.ts';
import type { Mailbox } from './mailbox.ts';
import { runRefundJob } from './refundJob.ts';

interface AdminJob {
  readonly client: ApiClient;
  readonly mailbox: Mailbox;
  readonly adminToken: string;
  readonly word: string;
  readonly place: ZarCodeInput;
  readonly eventually: <T>(what: string, find: () => Promise<T | undefined>) => Promise<T>;
}

interface Customer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export async function runAdminJob(job: AdminJob): Promise<void> {
  const customer = await createCustomer(job);
  await makeCode(job, customer);
  await answerMessage(job, customer);
  await runRefundJob({ ...job, customer });
  await removeCustomer(job, customer);
}

async function createCustomer({ client, adminToken, word, eventually }: AdminJob): Promise<Customer> {
  const asAdmin = { token: adminToken };
  const [email, first, second] = [`customer-${word}@example.com`, 'a-first-password', 'a-second-password'];
  const names = { firstName: 'Lerato', lastName: 'Mokoena', email };
  const created = await client.call(
    'users.create',
    { body: { ...names, role: 'user', password: first, confirmPassword: first } },
    asAdmin,
  );
  const { id, version } = created.user;
  const params = { id };
  const change = { params, body: { lastName: 'Khumalo', version } };
  assert.equal((await client.call('users.update', change, asAdmin)).user.lastName, 'Khumalo');
  assert.equal(await client.refusal('users.update', change, asAdmin), 'edit_conflict');

  const login = (password: string) => ({ body: { email, password } });
  const { token: before } = await client.call('auth.login', login(first));
  const newPassword = { params, body: { password: second, confirmPassword: second } };
  await client.call('users.password', newPassword, asAdmin);
  assert.equal(await client.refusal('auth.me', {}, { token: before }), 'unauthenticated');
  const { token: elsewhere } = await client.call('auth.login', login(second));
  await client.call('users.endSessions', { params }, asAdmin);
  assert.equal(await client.refusal('auth.me', {}, { token: elsewhere }), 'unauthenticated');

  const toggle = { params, body: {} };
  assert.equal((await client.call('users.toggle', toggle, asAdmin)).user.disabled, true);
  assert.equal(await client.refusal('auth.login', login(second)), 'invalid_credentials');
  assert.equal((await client.call('users.toggle', toggle, asAdmin)).user.disabled, false);
  await eventually('The search for the customer', async () => {
    const { users } = await client.call('users.list', { query: { search: email } }, asAdmin);
    return users.some((each) => each.id === id) || undefined;
  });
  return { id, email, token: (await client.call('auth.login', login(second))).token };
}

/** Without payment; the admin corrects, verifies and deletes it. */
async function makeCode({ client, adminToken, place, eventually }: AdminJob, { id, email }: Customer) {
  const asAdmin = { token: adminToken };
  const order = { body: { ...place, userEmail: email } };
  const { zarcode: code, owner, version } = await client.call('adminZarcodes.create', order, asAdmin);
  assert.equal(owner?.id, id);
  const params = { code };
  const body = { ...place, addressLine2: 'Unit 4', version };
  const edited = await client.call('adminZarcodes.update', { params, body }, asAdmin);
  assert.equal(edited.addressLine2, 'Unit 4');
  const check = { params, body: { verified: true, version: edited.version } };
  assert.equal((await client.call('adminZarcodes.verify', check, asAdmin)).verified, true);
  assert.equal((await client.call('zarcodes.get', { params })).verified, true);
  const level = { params, body: { level: 'area', reason: 'Its owner asked for it.' } } as const;
  assert.equal((await client.call('adminZarcodes.setVisibility', level, asAdmin)).level, 'area');
  const hidden = await client.call('adminZarcodes.get', { params }, asAdmin);
  assert.equal(hidden.latitude, undefined);
  const why = { params, body: { reason: 'A driver asks for it.' } };
  const shown = await client.call('adminZarcodes.showPlace', why, asAdmin);
  assert.equal(shown.latitude, place.latitude);
  const whole = await client.call('adminZarcodes.get', { params }, asAdmin);
  assert.deepEqual([whole.owner?.email, whole.history[0]?.by], [email, 'admin']);
  await eventually("The list of the customer's codes", async () => {
    const { zarCodes } = await client.call('adminZarcodes.list', { query: { owner: email } }, asAdmin);
    return zarCodes.some(({ zarcode }) => zarcode === code) || undefined;
  });
  const reason = { params, body: { reason: 'It was made to show how.' } };
  await client.call('adminZarcodes.delete', reason, asAdmin);
  assert.equal(await client.refusal('zarcodes.get', { params }), 'not_found');
}

async function answerMessage(job: AdminJob, { email, token }: Customer): Promise<void> {
  const { client, mailbox, adminToken, word, eventually } = job;
  const asAdmin = { token: adminToken };
  const written = { name: 'Lerato', email, subject: 'A bundle', message: 'Can my sister use mine?' };
  await client.call('contact.create', { body: written }, { token });
  const params = await eventually('The message in its list', async () => {
    const { messages } = await client.call('messages.list', { query: { email } }, asAdmin);
    return messages[0] && { id: messages[0].id };
  });
  assert.equal((await client.call('messages.get', { params }, asAdmin)).message, written.message);
  await eventually('The number of unread messages', async () => {
    const { count } = await client.call('messages.unreadCount', {}, asAdmin);
    return count > 0 || undefined;
  });
  const reply = { params, body: { message: `Yes, ${word} can.`, seenReplies: 0 } };
  const { read, replies } = await client.call('messages.reply', reply, asAdmin);
  assert.deepEqual([read, replies.length], [true, 1]);
  assert.equal(await client.refusal('messages.reply', reply, asAdmin), 'already_replied');
  const archive = { params, body: { archived: true } };
  assert.equal((await client.call('messages.update', archive, asAdmin)).archived, true);
  await eventually('The mail with the answer', async () =>
    (await mailbox()).find(({ to, text }) => to.includes(email) && text.includes(reply.body.message)),
  );
}

async function removeCustomer({ client, adminToken }: AdminJob, { id, token }: Customer): Promise<void> {
  const asAdmin = { token: adminToken };
  const params = { id };
  const { payments, messages } = await client.call('users.detail', { params }, asAdmin);
  assert.deepEqual([payments.length, messages.length], [1, 1]);
  const deletion = { params, body: { codes: 'release' as const, reason: 'They asked us to.' } };
  await client.call('users.delete', deletion, asAdmin);
  assert.equal(await client.refusal('auth.me', {}, { token }), 'unauthenticated');
  assert.equal(await client.refusal('users.detail', { params }, asAdmin), 'not_found');
}
