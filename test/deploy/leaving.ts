/** The end of the main job: a person takes their data along and deletes the account. */
import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';
import type { Mailbox } from './mailbox.ts';

interface Leaver {
  readonly client: ApiClient;
  readonly mailbox: Mailbox;
  readonly adminToken: string;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  /** One of their codes. */
  readonly code: string;
  readonly say: (line: string) => void;
  /** Waits for what a job does. */
  readonly eventually: <T>(what: string, find: () => Promise<T | undefined>) => Promise<T>;
}

export async function leave(leaver: Leaver): Promise<void> {
  const { client, adminToken, token, email, code, say, eventually } = leaver;
  say('takes everything along');
  const all = await client.call('user.export', {}, { token });
  assert.equal(all.account.email, email);
  assert.ok(all.zarCodes.some(({ zarcode }) => zarcode === code));

  say('deletes the account, thinks better of it, and deletes it all the same');
  await askToErase(leaver, leaver.password, token);
  const password = await keepAccount(leaver);
  const { token: again } = await client.call('auth.login', { body: { email, password } });
  const { id } = (await client.call('auth.me', {}, { token: again })).user;
  await askToErase(leaver, password, again);

  // Nobody here can wait for 72 hours.
  say('an admin stops that, and ends it at once, and with it the code');
  const asAdmin = { token: adminToken };
  const { user } = await client.call('users.detail', { params: { id } }, asAdmin);
  assert.ok(user.erasesAt);
  const stopped = await client.call('users.keepAccount', { params: { id } }, asAdmin);
  assert.equal(stopped.user.erasesAt, undefined);
  const body = { codes: 'release' as const, reason: 'They asked us to.' };
  await client.call('users.delete', { params: { id }, body }, asAdmin);
  assert.equal(await client.refusal('auth.login', { body: { email, password } }), 'invalid_credentials');
  await eventually('The end of the code', async () => {
    const answer = await client.refusal('zarcodes.get', { params: { code } }).catch(() => undefined);
    return answer === 'not_found' || undefined;
  });
}

async function askToErase({ client, email }: Leaver, password: string, token: string): Promise<void> {
  const erase = (typed: string) => ({ body: { password: typed, codes: 'release' as const } });
  assert.equal(await client.refusal('user.erase', erase('a wrong one'), { token }), 'password_wrong');
  await client.call('user.erase', erase(password), { token });
  assert.equal(await client.refusal('auth.me', {}, { token }), 'unauthenticated');
  assert.equal(await client.refusal('auth.login', { body: { email, password } }), 'erasure_scheduled');
}

/** @returns the new password */
async function keepAccount({ client, mailbox, email, eventually }: Leaver): Promise<string> {
  const linksTo = async (page: string) =>
    (await mailbox())
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => new RegExp(`${page}\\?token=([\\w.%-]+)`).exec(text)?.[1] ?? [])
      .map(decodeURIComponent);
  const linkTo = (page: string, after = 0) =>
    eventually(`the link to ${page}`, async () => (await linksTo(page))[after]);
  const earlier = (await linksTo('reset-password')).length;
  const keep = { body: { token: await linkTo('keep-account') } };
  await client.call('auth.keepAccount', keep);
  assert.equal(await client.refusal('auth.keepAccount', keep), 'email_link_invalid');
  const password = 'a-password-for-the-rest';
  const reset = { token: await linkTo('reset-password', earlier), password, confirmPassword: password };
  await client.call('auth.resetPassword', { body: reset });
  return password;
}
