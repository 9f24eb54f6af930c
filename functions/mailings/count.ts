import { countRecipients } from '#functions/domain/mailings/countRecipients.ts';
import { findMailing } from '#functions/domain/mailings/findMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.count', mailings.count, async ({ params, caller, deps }) => {
  // It reads up to two thousand people.
  await caller.user();
  return countRecipients(deps, await findMailing(deps, params.id));
});
