import type { Payment } from '#functions/data/payments.ts';
import type { Settings } from '#functions/data/settings.ts';
import type { User } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Config, PayFastCredentials } from '#functions/lib/config.ts';
import { meetsLevel } from '#shared/domain/can.ts';

const forPeople = 'Card payments are not available yet. Please try again later.';
const forAdmins =
  'PayFast is switched on, but its merchant id, merchant key and passphrase are not set. Enter them with "npm run set-payfast" (docs/deploy.md).';

/**
 * Mock mode settles orders without money, so it exists only where no real people buy (docs/decisions/0038).
 * @throws 503 on every other stage.
 */
export function requireMockPayments({ mockPayments }: Config): void {
  if (!mockPayments) throw new ApiError('unavailable', forPeople);
}

/** @throws 503 where the account at PayFast is not entered yet, which admins read in detail. */
export async function requirePayFast(config: Config, role: User['role']): Promise<PayFastCredentials> {
  const credentials = await config.payFast();
  if (credentials !== null) return credentials;
  throw new ApiError('unavailable', meetsLevel(role, 'admin') ? forAdmins : forPeople);
}

/** How orders are paid now. @throws 503 where they can't be. */
export async function requirePayments(
  config: Config,
  { usePayFast }: Settings,
  role: User['role'],
): Promise<Payment['mode']> {
  if (usePayFast) await requirePayFast(config, role);
  else requireMockPayments(config);
  return usePayFast ? 'payfast' : 'mock';
}
