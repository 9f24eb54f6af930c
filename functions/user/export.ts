import { readCursor, writeCursor } from '#functions/domain/export/exportCursor.ts';
import { exportPart } from '#functions/domain/export/exportPart.ts';
import { exportAccount } from '#functions/domain/user/exportAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createImageStore } from '#functions/services/images.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle(
  'user.export',
  user.export,
  async ({ query, caller, deps }) => {
    const from = readCursor(query.after);
    // Before anything is read: the check of the session runs beside this (docs/decisions/0003).
    const person = await caller.user();
    await rateLimit(deps, 'exportAccount', person.id);
    const now = deps.now();
    const [account, { creator, next, ...part }] = await Promise.all([
      exportAccount(deps, person, now),
      exportPart(deps, person, from),
    ]);
    return {
      exportedAt: now.toISOString(),
      account,
      ...(creator !== null && { creator }),
      ...part,
      ...(next !== null && { next: writeCursor(next) }),
    };
  },
  { images: createImageStore },
);
