import { testMailing } from '#functions/domain/mailings/testMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createBulkMailer } from '#functions/services/bulkMail.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle(
  'mailings.test',
  mailings.test,
  async ({ params, caller, deps }) => {
    await rateLimit(deps, 'mailTestAccount', caller.id);
    const admin = await caller.user();
    await testMailing(deps, params.id, admin);
    return { message: `The email was sent to ${admin.email}.` };
  },
  { bulkMail: createBulkMailer },
);
