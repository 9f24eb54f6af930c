import type { Settings } from '#functions/data/settings.ts';
import type { Config } from '#functions/lib/config.ts';
import type { PaymentMode } from '#shared/contract/settings.ts';

/** How orders are paid here. With PayFast on there is no mock mode, also while its credentials are missing. */
export function paymentMode({ mockPayments }: Config, { usePayFast }: Settings): PaymentMode {
  if (usePayFast) return 'payfast';
  return mockPayments ? 'mock' : 'off';
}
