import { t } from '#shared/text/t.ts';

interface Offer {
  readonly percentOff?: number | undefined;
  /** In rand, and so is `minTotal`. */
  readonly amountOff?: string | undefined;
  readonly appliesTo: 'codes' | 'bundles' | 'both';
  readonly minTotal: string;
}

/** “10% off”, “R5.00 off bundles”, “R5.00 off orders of R50.00 or more” */
export function offerText({ percentOff, amountOff, appliesTo, minTotal }: Offer): string {
  const off = amountOff === undefined ? `${percentOff}%` : `R${amountOff}`;
  if (Number(minTotal) > 0) {
    const least = `R${minTotal}`;
    if (appliesTo === 'codes') return t`${off} off single ZarCodes of ${least} or more`;
    if (appliesTo === 'bundles') return t`${off} off bundles of ${least} or more`;
    return t`${off} off orders of ${least} or more`;
  }
  if (appliesTo === 'codes') return t`${off} off single ZarCodes`;
  return appliesTo === 'bundles' ? t`${off} off bundles` : t`${off} off`;
}
