import { type Creator, checkCreatorActive } from '#functions/data/creators.ts';
import { writeDayCounted } from '#functions/data/dayCounts.ts';
import type { PinnedPlace } from '#functions/data/place.ts';
import { type ReservedCode, writeReservedMade } from '#functions/data/reservations.ts';
import { ConditionFailed, type Write } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { noLongerReserved } from '#functions/domain/reservations/findReserved.ts';
import { issueCode } from '#functions/domain/zarcodes/issueCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { creatorInactive } from './creatorInactive.ts';
import { dayFull } from './dayFull.ts';
import { ownPrefixOf } from './ownPrefixOf.ts';

interface CreatorIssue {
  readonly creator: Creator;
  readonly place: PinnedPlace;
  readonly residentConsent: ZarCode['residentConsent'];
  /** In place of a drawn one. It was counted on the day on which it was reserved. */
  readonly reserved: ReservedCode | null;
  /** What belongs into the same transaction. */
  readonly alsoWrite: (made: MadeCode) => readonly Write[];
}

export interface MadeCode {
  readonly zarCode: ZarCode;
  /** The creator's own prefix where it has no code left, so that this one begins with another. */
  readonly fullPrefix?: string;
}

/**
 * Issues a code to a creator without payment, while the profile is active and up to the day's number.
 * @throws 422 where one of the two no longer holds, or a reserved code is not reserved any more.
 */
export async function issueCreatorCode(deps: Dependencies, issue: CreatorIssue): Promise<MadeCode> {
  const { creator, place, residentConsent, reserved } = issue;
  const { id } = creator;
  if (!creator.isActive) throw creatorInactive();
  const max = deps.config.creatorCodesPerDay;
  const prefix = ownPrefixOf(creator);
  const made = (zarCode: ZarCode): MadeCode => ({
    zarCode,
    ...(prefix !== null && !zarCode.code.startsWith(prefix) && { fullPrefix: prefix }),
  });
  try {
    const zarCode = await issueCode(deps, {
      ownerId: creator.userId,
      creator: { id, prefix },
      place,
      residentConsent,
      ...(reserved !== null && {
        given: { code: reserved.code, write: (zarCode) => writeReservedMade(zarCode, reserved) },
      }),
      alsoWrite: (zarCode) => [
        checkCreatorActive(id),
        ...(reserved === null ? [writeDayCounted(id, zarCode.createdAt, max)] : []),
        ...issue.alsoWrite(made(zarCode)),
      ],
    });
    return made(zarCode);
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.labels.includes('idempotency')) throw error;
    if (error.labels.includes('creator')) throw creatorInactive();
    if (error.labels.includes('day')) throw dayFull(max);
    if (error.labels.includes('reserved')) throw noLongerReserved();
    throw error;
  }
}
