import { useEffect } from 'react';
import type { Payment } from '#shared/contract/payments.ts';
import { isMeasured } from '#web/analytics/gtag.ts';
import { track } from '#web/analytics/track.ts';
import { tabStore } from '#web/storage/tabStore.ts';

/** The last order that was told, so that loading its page again does not tell it twice. */
const toldPurchase = tabStore<string>('told_purchase', 'private');

const currency = 'ZAR'; // SPEC 3

/** Tells a paid order once, and what it brought. */
export function useTrackPurchase(payment: Payment | undefined): void {
  useEffect(() => {
    if (!isMeasured() || payment?.status !== 'complete' || toldPurchase.read() === payment.id) return;
    toldPurchase.write(payment.id);
    const isCode = payment.zarcode !== undefined;
    const value = Number(payment.amount);
    const item = isCode
      ? ({ item_id: 'zarcode', item_name: 'ZarCode' } as const)
      : ({
          item_id: 'bundle',
          item_name: `Bundle of ${payment.bundle?.totalZarcodes ?? ''}`.trim(),
        } as const);
    track('purchase', { transaction_id: payment.id, value, currency, items: [item] });
    track('conversion', { goal: 'purchase', value, currency });
    if (isCode) track('zarcode_generated', { paid_with: 'payment' });
  }, [payment]);
}
