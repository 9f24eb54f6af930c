import type { RouteKey } from '#shared/contract/contract.ts';

/** Routes that PayFast, monitors and other programs call, and the web does not: every public page would load them. */
export const routesOfOthers = [
  'creators.public',
  'credits.complete',
  'credits.purchase',
  'health.get',
  'payments.notify',
  'v1.batch',
  'v1.get',
  'v1.guide',
  'v1.health',
  'v1.save',
  'v1.saved',
  'v1.suggest',
] as const satisfies RouteKey[];
