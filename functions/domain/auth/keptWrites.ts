import { writeAccountKept } from '#functions/data/accountEnd.ts';
import { type ScheduledErasure, writeErasureStopped } from '#functions/data/scheduledErasures.ts';
import type { Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { writeKeptNotice } from './resetRequest.ts';
import { newUnknownPassword } from './returnAccount.ts';

/** The account stays with the address that it has. */
export async function keptWrites(
  deps: Dependencies,
  user: User,
  scheduled: ScheduledErasure,
): Promise<Write[]> {
  return [
    writeAccountKept(user, await newUnknownPassword(deps)),
    writeErasureStopped(scheduled, deps.now()),
    writeKeptNotice(deps, user.email),
  ];
}
