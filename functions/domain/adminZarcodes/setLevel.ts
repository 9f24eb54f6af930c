import { erasedUserId } from '#functions/data/erased.ts';
import { writeMail } from '#functions/data/newMail.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { changeVisibility } from '#functions/domain/zarcodes/changeVisibility.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { levelOf, type Visibility } from '#shared/domain/visibility.ts';

interface AdminLevel {
  readonly adminId: string;
  readonly zarCode: ZarCode;
  readonly level: Visibility;
  readonly reason: string;
}

/**
 * Its owner is mailed the reason.
 * @throws 400 where it would be hidden and has no owner
 */
export async function setLevel(
  deps: Dependencies,
  { adminId, zarCode, level, reason }: AdminLevel,
): Promise<ZarCode> {
  const { ownerId, code, title } = zarCode;
  if (ownerId === erasedUserId && level !== 'public') throw nobodyCouldOpen();
  const changed = await changeVisibility(deps, {
    zarCode,
    level,
    alsoWrite: (before, after) => [
      auditEntry(deps, {
        actorId: adminId,
        action: 'adminZarcodes.setVisibility',
        target: { kind: 'zarcode', id: code },
        userId: ownerId,
        reason,
        changes: changesOf(['level'], { level: levelOf(before) }, { level: levelOf(after) }),
      }),
      ...(ownerId === erasedUserId
        ? []
        : [
            writeMail({
              id: deps.newId('mail'),
              to: ownerId,
              createdAt: after.updatedAt,
              content: { kind: 'visibilityChanged', code, title, level, reason },
            }),
          ]),
    ],
  });
  return changed.zarCode;
}

function nobodyCouldOpen(): ApiError {
  const message =
    'The account of its owner was deleted, so nobody could open it. You can delete the ZarCode.';
  return new ApiError('invalid_request', message, { fields: { level: message } });
}
