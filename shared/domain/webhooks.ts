/** Webhooks: shops that stored a code are told when it moves (docs/product/developers.md#webhooks). */

export const webhookEvents = ['code.moved', 'code.updated', 'code.withdrawn', 'code.restricted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Of one key. */
export const maxSavedCodes = 50_000;
export const maxWebhookUrl = 500;
/** That a shop may look at, and have sent again. */
export const maxDeliveriesListed = 100;
/** A secret that was replaced signs for so long beside its successor. */
export const secretOverlapHours = 24;
/** From the first failure until the webhook is paused. */
export const retryDays = 3;

/**
 * Minutes until the next attempt, by how many failed: those of Standard Webhooks, as far as a job that runs each minute
 * can hold them. https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
const pauses = [1, 5, 30, 120, 300, 600] as const;
export const retryMinutes = (failures: number): number => pauses[failures - 1] ?? 600;

const reservedNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;
/** Of the parts of a name; the last is no number, or it would be an address. */
const publicName =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * What is wrong with the address of a receiver; null for a good one. By name only: whether the name leads to a public
 * address is known when it is called.
 */
export function webhookUrlProblem(text: string): string | null {
  if (text.length > maxWebhookUrl) return `Please give an address of at most ${maxWebhookUrl} characters.`;
  const url = URL.parse(text);
  if (url === null) return 'Please give a whole address, such as https://shop.example/zarcodes.';
  if (url.protocol !== 'https:') return 'Please give an address that begins with https://.';
  if (url.username !== '' || url.password !== '')
    return 'Please give an address without a name or password in it.';
  if (url.port !== '') return 'Please give an address without a port: we call port 443 only.';
  const isName = publicName.test(url.hostname) && !reservedNames.test(url.hostname);
  return isName ? null : 'Please give an address on the public internet, by its name and not by a number.';
}
