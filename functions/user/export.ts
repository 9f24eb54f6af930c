import { getEmailChange } from '#functions/data/emailChanges.ts';
import { getEmailUndos } from '#functions/data/emailUndos.ts';
import { getSuppression } from '#functions/data/suppressions.ts';
import { serializeMe } from '#functions/domain/auth/serializeUser.ts';
import { readCursor, writeCursor } from '#functions/domain/export/exportCursor.ts';
import { exportPart } from '#functions/domain/export/exportPart.ts';
import { serializeProfile } from '#functions/domain/user/serializeProfile.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.export', user.export, async ({ query, caller, deps }) => {
  const from = readCursor(query.after);
  // Before anything is read: the check of the session runs beside this (docs/decisions/0003).
  const person = await caller.user();
  await rateLimit(deps, 'exportAccount', person.id);
  const now = deps.now();
  const { emailConfirmedAt } = person;
  const [change, undos, noMail, { creator, next, ...part }] = await Promise.all([
    getEmailChange(deps.table, person.id, epochSeconds(now)),
    getEmailUndos(deps.table, person.id, now),
    // One that was never confirmed may be somebody else's.
    emailConfirmedAt === undefined ? null : getSuppression(deps.table, person.email),
    exportPart(deps, person, from),
  ]);
  return {
    exportedAt: now.toISOString(),
    account: {
      ...serializeMe(person),
      ...serializeProfile(person, change),
      ...(emailConfirmedAt !== undefined && { emailConfirmedAt }),
      earlierEmails: undos.emails,
      ...(noMail !== null && { noMail }),
    },
    ...(creator !== null && { creator }),
    ...part,
    ...(next !== null && { next: writeCursor(next) }),
  };
});
