/** How the names of routes begin that only late pages and dialogs of creators and developers call: every public page would load them. */
export const villageRoutePrefixes = [
  'imports.',
  'reservations.',
  'apiKeys.create',
  'apiKeys.delete',
  'apiKeys.list',
  'apiKeys.rotate',
  'claims.list',
  'creators.former',
  'creators.details',
  'webhooks.',
  'zarcodes.createForCreator',
] as const;
