import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** Checks the basics of a deployed site. @throws with the first failure */
export async function smokeTest(url: string): Promise<void> {
  await check('its health check fails', async () => {
    const answer = await get(`${url}/api/health`);
    return answer.ok && z.object({ status: z.literal('ok') }).safeParse(await answer.json()).success;
  });
  await check('its first page does not load', async () => {
    const answer = await get(url);
    return answer.ok && (await answer.text()).includes('<div id="root"');
  });
  await check('its API cannot read the table', async () => {
    const answer = await get(`${url}/api/settings/public`);
    return answer.ok;
  });
  // The password is hashed for an unknown email, too.
  await check('it cannot check a password', async () => {
    const body = JSON.stringify({ email: `smoke-${randomUUID()}@example.com`, password: 'not-a-password' });
    const headers = { 'content-type': 'application/json' };
    const answer = await get(`${url}/api/auth/login`, { method: 'POST', headers, body });
    return answer.status === 401;
  });
}

const get = (url: string, init?: RequestInit) =>
  fetch(url, { ...init, redirect: 'follow', signal: AbortSignal.timeout(20_000) });

/** Retries, because a new domain name and a new role take a moment to work everywhere. */
async function check(problem: string, passes: () => Promise<boolean>): Promise<void> {
  let reason: unknown;
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      if (await passes()) return;
    } catch (error) {
      reason = error;
    }
    await sleep(3_000);
  }
  throw new Error(`The site is up, but ${problem}.`, { cause: reason });
}
