/** How the names of routes begin that only a creator's late pages and dialogs call: every public page would load them. */
export const villageRoutePrefixes = [
  'imports.',
  'reservations.',
  'claims.list',
  'creators.former',
  'creators.details',
  'zarcodes.createForCreator',
] as const;
