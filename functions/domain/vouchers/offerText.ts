import type { Voucher } from '#functions/data/vouchers.ts';
import { formatRand } from '#shared/domain/money.ts';

const bought = { codes: 'single ZarCodes', bundles: 'bundles', both: 'orders' } as const;

/** “10% off”, “R5.00 off bundles”, “R5.00 off orders of R50.00 or more” */
export function offerText({ percentOff, amountOffCents, appliesTo, minTotalCents }: Voucher): string {
  const off = amountOffCents === undefined ? `${percentOff}% off` : `${formatRand(amountOffCents)} off`;
  if (minTotalCents > 0) return `${off} ${bought[appliesTo]} of ${formatRand(minTotalCents)} or more`;
  return appliesTo === 'both' ? off : `${off} ${bought[appliesTo]}`;
}
