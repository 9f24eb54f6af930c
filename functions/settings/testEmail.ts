import { sendTestMail } from '#functions/domain/mail/sendTestMail.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { settings } from '#shared/contract/settings.ts';

export const handler = handle('settings.testEmail', settings.testEmail, async ({ body, caller, deps }) => {
  await rateLimit(deps, 'mailTestAccount', caller.id);
  const { email: own } = await caller.user();
  const email = body.email ?? own;
  await sendTestMail(deps, { email, requestedBy: caller.id });
  return { message: `The test email to ${email} is being sent. It should arrive within a minute.` };
});
