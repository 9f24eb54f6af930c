import { useEffect } from 'react';
import type { Payment } from '#shared/contract/payments.ts';
import { isMeasured } from '#web/analytics/gtag.ts';
import { track } from '#web/analytics/track.ts';
import { tabStore } from '#web/storage/tabStore.ts';

/** The last order that was tracked, so that loading its page again does not track it twice. */
const trackedPurchase = tabStore<string>('tracked_purchase', 'private');

const currency = 'ZAR'; // docs/product/public-pages.md#analytics-events

/** Tracks a paid order and its value, once. */
export function useTrackPurchase(payment: Payment | undefined): void {
  useEffect(() => {
    if (!isMeasured() || payment?.status !== 'complete' || trackedPurchase.read() === payment.id) return;
    trackedPurchase.write(payment.id);
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
