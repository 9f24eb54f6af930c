export interface Promotion {
  readonly code: string;
  readonly percentOff: number;
  readonly validFrom: string;
  /** Not valid any more from this moment. */
  readonly validUntil: string;
}

/** SPEC 1's voucher of August 2025, in Johannesburg's time. An admin's own will come with the vouchers' routes. */
export const promotion: Promotion = {
  code: 'AUG2025',
  percentOff: 30,
  validFrom: '2025-08-01T00:00:00+02:00',
  validUntil: '2025-09-01T00:00:00+02:00',
};

export function isRunning({ validFrom, validUntil }: Promotion, now: Date): boolean {
  return now >= new Date(validFrom) && now < new Date(validUntil);
}
