/** The end of the main job: a person takes their data along and deletes the account. */
import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';

interface Leaver {
  readonly client: ApiClient;
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
  const { client, token, email, password, code, say, eventually } = leaver;
  say('takes everything along');
  const all = await client.call('user.export', {}, { token });
  assert.equal(all.account.email, email);
  assert.ok(all.zarCodes.some(({ zarcode }) => zarcode === code));

  say('deletes the account, and with it the code');
  const erase = (typed: string) => ({ body: { password: typed, codes: 'release' as const } });
  assert.equal(await client.refusal('user.erase', erase('a wrong one'), { token }), 'password_wrong');
  await client.call('user.erase', erase(password), { token });
  assert.equal(await client.refusal('auth.me', {}, { token }), 'unauthenticated');
  assert.equal(await client.refusal('auth.login', { body: { email, password } }), 'invalid_credentials');
  await eventually('The end of the code', async () => {
    const answer = await client.refusal('zarcodes.get', { params: { code } }).catch(() => undefined);
    return answer === 'not_found' || undefined;
  });
}
