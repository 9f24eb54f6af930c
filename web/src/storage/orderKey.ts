import { tabStore } from './tabStore.ts';

const stored = tabStore<{ order: string; key: string }>('order_key', 'private');

/**
 * The Idempotency-Key of an order: the same order has the same key across reloads and repeated clicks, so it is placed
 * once; another order, or the next one after `forgetOrderKey`, gets a new key.
 */
export function orderKey(order: unknown): string {
  const text = JSON.stringify(order);
  const before = stored.read();
  if (before?.order === text) return before.key;
  const key = randomKey();
  stored.write({ order: text, key });
  return key;
}

// Not crypto.randomUUID, which exists only in secure contexts: a phone may open a development server over plain http.
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function forgetOrderKey(): void {
  stored.clear();
}
