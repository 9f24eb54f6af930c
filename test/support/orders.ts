import type { Payment } from '#functions/data/payments.ts';
import type { PinnedPlace } from '#functions/data/place.ts';

/** `pretoria` as it is stored with an order, and with the code that is made of it. */
export const pinnedPlace: PinnedPlace = {
  title: 'Mama Joy Spaza',
  description: 'Blue gate',
  latitude: -25.7479,
  longitude: 28.2293,
  addressLine1: '12 Church Street',
  addressLine2: '',
  suburb: 'Arcadia',
  city: 'Pretoria',
  province: 'Gauteng',
};

/** Of a code, and not paid yet. */
export const anOrder = {
  id: 'pay_1',
  userId: 'usr_1',
  status: 'pending',
  mode: 'payfast',
  purchase: { kind: 'code', place: pinnedPlace },
  amountCents: 1900,
  vatCents: 0,
} as const satisfies Partial<Payment>;

export const aBundleOrder = {
  ...anOrder,
  purchase: { kind: 'bundle', size: 5 },
  amountCents: 9025,
} as const satisfies Partial<Payment>;
