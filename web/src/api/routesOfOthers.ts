import type { RouteKey } from '#shared/contract/contract.ts';

/** Routes that PayFast, monitors and other programs call, and the web does not: every public page would load them. */
export const routesOfOthers = [
  'creators.public',
  'credits.complete',
  'credits.purchase',
  'health.get',
  'payments.notify',
] as const satisfies RouteKey[];
