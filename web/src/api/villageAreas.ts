/** Areas of routes that only a creator's pages of villages call: every public page would load them. */
export const villageAreas = ['imports', 'reservations'] as const;
