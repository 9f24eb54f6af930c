import { getEmailUndos, writeEmailUndos } from '#functions/data/emailUndos.ts';
import { clearPersonalItems } from '#functions/data/personalItems.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { writeHeldEmailFreed } from '#functions/data/userChanges.ts';
import { isEmailHeldFor } from '#functions/data/users.ts';
import { outcome, type Step } from './step.ts';

/** The address that waits, and earlier ones, which are free again. */
export const eraseEmailChanges: Step = async ({ table, now }, { userId }) => {
  const { version, emails } = await getEmailUndos(table, userId, now());
  const held = await Promise.all(emails.map(({ email }) => isEmailHeldFor(table, email, userId)));
  const frees = emails
    .filter((_, index) => held[index])
    .map(({ email }) => writeHeldEmailFreed(userId, email));
  // Refused where another run was faster.
  if (emails.length > 0) {
    await transactIfAllowed(table, [...frees, writeEmailUndos(userId, { version, emails: [] })]);
  }
  return outcome(await clearPersonalItems(table, 'emailChange', userId));
};
