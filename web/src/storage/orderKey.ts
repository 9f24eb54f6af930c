import { tabStore } from './tabStore.ts';

const kept = tabStore<{ order: string; key: string }>('order_key', 'private');

/**
 * The Idempotency-Key of an order: the same order keeps its key over reloads and repeated clicks, so it is placed
 * once; another order, or the next one after `forgetOrderKey`, gets a new key.
 */
export function orderKey(order: unknown): string {
  const text = JSON.stringify(order);
  const before = kept.read();
  if (before?.order === text) return before.key;
  const key = randomKey();
  kept.write({ order: text, key });
  return key;
}

// Not crypto.randomUUID, which browsers keep from pages that come over plain http, as on a phone in the same room.
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function forgetOrderKey(): void {
  kept.clear();
}
