/** A second, of all mailings together. The rest is for receipts and links, which people wait for. */
export const mailingsPerSecond = 7;

/**
 * What a production account has at first.
 * https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html
 */
const usualPerSecond = 14;

/** How many mails of the outbox are sent again a second: what the account has beside the mailings, or half of it. */
export function resentPerSecond(ofAccount: number | null): number {
  const perSecond = ofAccount ?? usualPerSecond;
  return Math.max(perSecond - mailingsPerSecond, perSecond / 2);
}
