import type { Settings } from '#functions/data/settings.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Config } from '#functions/lib/config.ts';

const notAvailable = () =>
  new ApiError('unavailable', 'Card payments are not available yet. Please try again later.');

/**
 * Mock mode settles orders without money, so it exists only where no real people buy (docs/decisions/0008).
 * @throws 503 on every other stage.
 */
export function requireMockPayments({ mockPayments }: Config): void {
  if (!mockPayments) throw notAvailable();
}

/** @throws 503 also while PayFast is on: its notices are not received yet, so a paid code would never be issued. */
export function requirePayments(config: Config, { usePayFast }: Settings): void {
  if (usePayFast) throw notAvailable();
  requireMockPayments(config);
}
