import { transact } from '#functions/data/transact.ts';
import { writeEndedSessions } from '#functions/data/userChanges.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.endSessions', user.endSessions, async ({ caller, deps }) => {
  await transact(deps.table, [writeEndedSessions(caller.id)]);
  return { message: 'You have been signed out on all devices.' };
});
