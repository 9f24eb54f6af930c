import { receiveNotice } from '#functions/domain/payments/notices/receiveNotice.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPayFast } from '#functions/services/payfast.ts';
import { payments } from '#shared/contract/payments.ts';

export const handler = handle(
  'payments.notify',
  payments.notify,
  async ({ body, clientIp, deps }) => {
    await receiveNotice(deps, { body, clientIp });
    return {};
  },
  { payFast: createPayFast },
);
