import { transactIfAllowed } from '#functions/data/transact.ts';
import { writeEndedSessions } from '#functions/data/userChanges.ts';
import { sessionExpired } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.endSessions', user.endSessions, async ({ caller, deps }) => {
  // Refused where the account has just ended, and its sessions with it.
  if (!(await transactIfAllowed(deps.table, [writeEndedSessions(caller.id)]))) throw sessionExpired();
  return { message: 'You have been signed out on all devices.' };
});
