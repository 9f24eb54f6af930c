/** The mails that the app under test has sent. */
import { type APIRequestContext, expect } from '@playwright/test';
import { localMailbox } from '#test/deploy/mailbox.ts';

export const mailbox = localMailbox(`http://127.0.0.1:${process.env['E2E_SES_PORT'] ?? 8470}`);

/** The address of a page of ours in the newest mail to somebody, once there is one. */
export async function emailedPath(email: string, page = 'confirm-email'): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const mails = (await mailbox()).filter(({ to }) => to.includes(email));
    path = new RegExp(`/${page}\\?token=\\S+`).exec(mails.at(-1)?.text ?? '')?.[0];
    expect(path).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return path ?? '';
}

/** Opens the link that was mailed at registration: most other mails wait for it. */
export async function confirmAddress(request: APIRequestContext, email: string): Promise<void> {
  const token = new URL(await emailedPath(email), 'http://localhost').searchParams.get('token');
  const confirmed = await request.post('/api/auth/confirm-email', { data: { token } });
  expect(confirmed.ok()).toBe(true);
}
