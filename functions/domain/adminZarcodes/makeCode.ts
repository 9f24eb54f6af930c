import { writeMail } from '#functions/data/newMail.ts';
import type { PinnedPlace } from '#functions/data/place.ts';
import type { Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { issueCode } from '#functions/domain/zarcodes/issueCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

interface NewCode {
  readonly adminId: string;
  readonly owner: User;
  readonly place: PinnedPlace;
  /** What belongs into the same transaction. */
  readonly alsoWrite: (zarCode: ZarCode) => readonly Write[];
}

/** Makes a code for a person, who is mailed. Without their limit, at which they are advised to contact support. */
export function makeCode(
  deps: Dependencies,
  { adminId, owner, place, alsoWrite }: NewCode,
): Promise<ZarCode> {
  return issueCode(deps, {
    ownerId: owner.id,
    kind: 'admin',
    place,
    alsoWrite: (zarCode) => [
      writeMail({
        id: deps.newId('mail'),
        to: owner.id,
        createdAt: zarCode.createdAt,
        content: { kind: 'codeMade', code: zarCode.code, title: zarCode.title },
      }),
      auditEntry(deps, {
        actorId: adminId,
        action: 'adminZarcodes.create',
        target: { kind: 'zarcode', id: zarCode.code },
        userId: owner.id,
        changes: changesOf(['title', 'city', 'province'], null, zarCode),
      }),
      ...alsoWrite(zarCode),
    ],
  });
}
