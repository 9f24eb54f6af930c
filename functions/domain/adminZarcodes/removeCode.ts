import { erasedUserId } from '#functions/data/erased.ts';
import { writeMail } from '#functions/data/newMail.ts';
import type { Write } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { auditEntry, placeChangesOf } from '#functions/domain/audit/auditEntry.ts';
import { deleteCode } from '#functions/domain/zarcodes/deleteCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

interface Removal {
  readonly adminId: string;
  readonly zarCode: ZarCode;
  readonly reason: string;
}

/** Deletes a code for good. Its owner is mailed the reason. @throws 404 where it was deleted meanwhile */
export async function removeCode(deps: Dependencies, { adminId, zarCode, reason }: Removal): Promise<void> {
  await deleteCode(deps, zarCode, (current) => [
    ...mailsTo(deps, current, reason),
    auditEntry(deps, {
      actorId: adminId,
      action: 'adminZarcodes.delete',
      target: { kind: 'zarcode', id: current.code },
      userId: current.ownerId,
      reason,
      changes: placeChangesOf(current, ['title', 'city', 'province', 'latitude', 'longitude'], current, null),
    }),
  ]);
}

function mailsTo(deps: Dependencies, { ownerId, code, title }: ZarCode, reason: string): Write[] {
  if (ownerId === erasedUserId) return [];
  return [
    writeMail({
      id: deps.newId('mail'),
      to: ownerId,
      createdAt: deps.now().toISOString(),
      content: { kind: 'codeDeleted', code, title, reason },
    }),
  ];
}
