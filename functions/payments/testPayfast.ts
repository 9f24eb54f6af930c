import { getSettings } from '#functions/data/settings.ts';
import { testPayFast } from '#functions/domain/payments/testPayFast.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import { payments } from '#shared/contract/payments.ts';

export const handler = handle(
  'payments.testPayfast',
  payments.testPayfast,
  async ({ caller, deps }) => {
    await rateLimit(deps, 'payFastTestAccount', caller.id);
    return { message: await testPayFast(deps, await getSettings(deps.table)) };
  },
  { payFastApi: createPayFastApi },
);
