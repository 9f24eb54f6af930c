import type { NewVoucher } from '#functions/data/vouchers.ts';

/** The one that the site advertised. August in Johannesburg starts two hours before August in UTC. */
export const firstVoucher: NewVoucher = {
  code: 'AUG2025',
  percentOff: 30,
  validFrom: '2025-07-31T22:00:00.000Z',
  validUntil: '2025-08-31T22:00:00.000Z',
};
