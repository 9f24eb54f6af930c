import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** What a deployed site must do at once. @throws with the first thing that it does not. */
export async function smokeTest(url: string): Promise<void> {
  await check('its health is not ok', async () => {
    const answer = await get(`${url}/api/health`);
    return answer.ok && z.object({ status: z.literal('ok') }).safeParse(await answer.json()).success;
  });
  await check('its first page does not come', async () => {
    const answer = await get(url);
    return answer.ok && (await answer.text()).includes('<div id="root"');
  });
  await check('its API does not read the table', async () => {
    const answer = await get(`${url}/api/settings/public`);
    return answer.ok;
  });
  // An unknown e-mail costs the same work as a known one: the password is hashed.
  await check('it cannot check a password', async () => {
    const body = JSON.stringify({ email: `smoke-${randomUUID()}@example.com`, password: 'not-a-password' });
    const headers = { 'content-type': 'application/json' };
    const answer = await get(`${url}/api/auth/login`, { method: 'POST', headers, body });
    return answer.status === 401;
  });
}

const get = (url: string, init?: RequestInit) =>
  fetch(url, { ...init, redirect: 'follow', signal: AbortSignal.timeout(20_000) });

/** A new address takes a moment to be known everywhere, and a new role to be let in. */
async function check(fault: string, isGood: () => Promise<boolean>): Promise<void> {
  let reason: unknown;
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      if (await isGood()) return;
    } catch (error) {
      reason = error;
    }
    await sleep(3_000);
  }
  throw new Error(`The site is up, but ${fault}.`, { cause: reason });
}
