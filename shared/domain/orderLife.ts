/** A day: PayFast's page has long given up by then, and a voucher is not held for longer. */
const orderLifeMs = 86_400_000;

/** From this moment on an order that was not paid has expired. */
export function orderEndsAt(createdAt: string): string {
  return new Date(Date.parse(createdAt) + orderLifeMs).toISOString();
}
