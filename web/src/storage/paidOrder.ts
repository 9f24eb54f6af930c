import { tabStore } from './tabStore.ts';

interface PaidOrder {
  /** The entry of the browser's history from which it was placed. */
  readonly entry: string;
  readonly isPaid: boolean;
  /** What was bought, where that is one code. */
  readonly zarcode?: string | undefined;
}

/** The last order of this tab: Back from what was bought does not lead to buying something else. */
export const paidOrder = tabStore<PaidOrder>('paid_order', 'private');

export function markPaid(zarcode: string | undefined): void {
  const placed = paidOrder.read();
  if (placed !== null) paidOrder.write({ ...placed, isPaid: true, zarcode });
}
