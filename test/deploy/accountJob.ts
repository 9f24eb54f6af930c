/** A part of the main job: a person changes name, email address and password, and ends all sessions. */
import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';
import type { Mailbox } from './mailbox.ts';

interface AccountJob {
  readonly client: ApiClient;
  readonly mailbox: Mailbox;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly eventually: <T>(what: string, find: () => Promise<T | undefined>) => Promise<T>;
}

/** @returns what the person signs in with from now on */
export async function runAccountJob(
  job: AccountJob,
): Promise<{ email: string; password: string; token: string }> {
  const { client, mailbox, token, password, eventually } = job;
  const email = `new-${job.email}`;
  const linksTo = async (address: string, page: string) =>
    (await mailbox())
      .filter(({ to }) => to.includes(address))
      .flatMap(({ text }) => new RegExp(`${page}\\?token=([\\w.%-]+)`).exec(text)?.[1] ?? [])
      .map(decodeURIComponent);
  const linkTo = (address: string, page: string, after = 0) =>
    eventually(`the link to ${page}`, async () => (await linksTo(address, page))[after]);
  const body = { firstName: 'Zodwa', lastName: 'Moved', email };
  const changed = await client.call('user.updateProfile', { body }, { token });
  assert.deepEqual([changed.lastName, changed.email, changed.pendingEmail], ['Moved', job.email, email]);
  await client.call('auth.confirmEmail', { body: { token: await linkTo(email, 'confirm-email') } });
  assert.equal((await client.call('user.profile', {}, { token })).email, email);

  const passwords = [password, `${password}-2`, `${password}-3`] as const;
  const first = { body: { currentPassword: passwords[0], newPassword: passwords[1] } };
  const { token: second } = await client.call('user.password', first, { token });
  assert.equal(await client.refusal('auth.me', {}, { token }), 'unauthenticated');
  const next = { body: { currentPassword: passwords[1], newPassword: passwords[2] } };
  const { token: third } = await client.call('user.changePassword', next, { token: second });
  await client.call('user.endSessions', {}, { token: third });
  assert.equal(await client.refusal('auth.me', {}, { token: third }), 'unauthenticated');

  const earlier = (await linksTo(job.email, 'reset-password')).length;
  await client.call('auth.undoEmail', { body: { token: await linkTo(job.email, 'undo-email') } });
  const last = `${password}-4`;
  const resetToken = await linkTo(job.email, 'reset-password', earlier);
  const reset = { token: resetToken, password: last, confirmPassword: last };
  await client.call('auth.resetPassword', { body: reset });
  const login = { email: job.email, password: last };
  return { ...login, token: (await client.call('auth.login', { body: login })).token };
}
