import { type Creator, checkCreatorActive } from '#functions/data/creators.ts';
import { writeDayCounted } from '#functions/data/dayCounts.ts';
import type { PinnedPlace } from '#functions/data/place.ts';
import { ConditionFailed, type Write } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { issueCode } from '#functions/domain/zarcodes/issueCode.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { creatorMessages } from '#shared/domain/creators.ts';

interface CreatorIssue {
  readonly creator: Creator;
  readonly place: PinnedPlace;
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
 * @throws 422 where one of the two no longer holds.
 */
export async function issueCreatorCode(
  deps: Dependencies,
  { creator, place, alsoWrite }: CreatorIssue,
): Promise<MadeCode> {
  const { id, uniquePrefix, useStandardPrefix } = creator;
  if (!creator.isActive) throw creatorInactive();
  const max = deps.config.creatorCodesPerDay;
  const prefix = useStandardPrefix || uniquePrefix === '' ? null : uniquePrefix;
  const made = (zarCode: ZarCode): MadeCode => ({
    zarCode,
    ...(prefix !== null && !zarCode.code.startsWith(prefix) && { fullPrefix: prefix }),
  });
  try {
    const zarCode = await issueCode(deps, {
      ownerId: creator.userId,
      creator: { id, prefix },
      place,
      alsoWrite: (zarCode) => [
        checkCreatorActive(id),
        writeDayCounted(id, zarCode.createdAt, max),
        ...alsoWrite(made(zarCode)),
      ],
    });
    return made(zarCode);
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.labels.includes('idempotency')) throw error;
    if (error.labels.includes('creator')) throw creatorInactive();
    if (error.labels.includes('day')) throw dayFull(max);
    throw error;
  }
}

const creatorInactive = () => new ApiError('creator_inactive', creatorMessages.inactive);

function dayFull(max: number): ApiError {
  return new ApiError(
    'daily_limit_reached',
    `You have made the ${max} ZarCodes that a creator can make in a day. Please continue tomorrow.`,
  );
}
