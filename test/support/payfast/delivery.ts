import { setTimeout as sleep } from 'node:timers/promises';

/** Sends a notice until it is taken, which only a 200 means: redirects are not followed. @returns whether it was */
export async function deliver(
  address: string,
  body: string,
  retryAfterMs: readonly number[],
  signal: AbortSignal,
): Promise<boolean> {
  for (const pauseMs of [0, ...retryAfterMs]) {
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return false;
    const status = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      redirect: 'manual',
      signal,
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return true;
  }
  return false;
}
