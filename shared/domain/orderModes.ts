/** How an order is paid: without money, or with PayFast. */
export const orderModes = ['mock', 'payfast'] as const;
export type OrderMode = (typeof orderModes)[number];
