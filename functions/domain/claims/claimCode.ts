import { checkAccountLives } from '#functions/data/accountEnd.ts';
import { writeChangeRequestDeleted } from '#functions/data/changeRequests.ts';
import { writeClaimedCode } from '#functions/data/claimedCodes.ts';
import { type ClaimSlip, getClaimSlip, writeClaimSlip } from '#functions/data/claimSlips.ts';
import { writeCodeClaimed } from '#functions/data/counts.ts';
import { type Creator, checkCreatorActive, getCreator } from '#functions/data/creators.ts';
import { getDeletedCode } from '#functions/data/deletedCodes.ts';
import { writeEdit } from '#functions/data/history.ts';
import { writeNotification } from '#functions/data/notifications.ts';
import { deletePin } from '#functions/data/pins.ts';
import { getSettings } from '#functions/data/settings.ts';
import { ConditionFailed, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { writeClaimed } from '#functions/data/zarcodeChanges.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { limitReached } from '#functions/domain/zarcodes/issueOwnCode.ts';
import { listedUntil } from '#functions/domain/zarcodes/listedUntil.ts';
import { ApiError, sessionExpired } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { claimMessages } from '#shared/domain/claims.ts';
import { requireRightWord } from './requireRightWord.ts';

interface Claim {
  readonly code: string;
  readonly word: string;
}

const maxAttempts = 5;

/**
 * Moves a code to the resident whose slip has the word: list, counts, history and what opened it, in one transaction. Doing
 * it again does nothing.
 * @throws 422 where the word is wrong or counts no more, or the resident can have no more codes; 429
 */
export async function claimCode(deps: Dependencies, resident: User, { code, word }: Claim): Promise<ZarCode> {
  if (resident.awaitsConfirmation) throw new ApiError('account_unconfirmed', claimMessages.unconfirmed);
  let isRight = false;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    // Also where there is none: nobody may notice the difference between that and a private one.
    const [zarCode, deleted, slip] = await Promise.all([
      getZarCode(deps.table, code, true),
      getDeletedCode(deps.table, code),
      getClaimSlip(deps.table, code),
    ]);
    if (zarCode?.ownerId === resident.id) return requireClaimedBefore(zarCode);
    if (deleted?.hidden === false) throw codeDeleted();
    if (!isRight) await requireRightWord(deps, slip, { code, word, callerId: resident.id });
    isRight = true;
    const claimed = await tryToClaim(deps, resident, requireClaimable(deps, zarCode, slip));
    if (claimed !== null) return claimed;
  }
  throw new TableBusy(`Too many changes of ${code} at once`);
}

function requireClaimedBefore(zarCode: ZarCode): ZarCode {
  if (zarCode.claimedAt === undefined) throw new ApiError('claim_own_code', claimMessages.ownCode);
  return zarCode;
}

const codeDeleted = () => new ApiError('claim_code_deleted', claimMessages.deleted);

interface Claimable {
  readonly zarCode: ZarCode;
  readonly slip: ClaimSlip;
}

function requireClaimable({ now }: Dependencies, zarCode: ZarCode | null, slip: ClaimSlip | null): Claimable {
  if (zarCode === null) throw codeDeleted();
  if (slip === null || slip.claimedAt !== undefined || slip.ownerId !== zarCode.ownerId)
    throw new ApiError('claim_slip_used', claimMessages.used);
  if (slip.hash === undefined) throw slipRevoked();
  if (slip.endsAt <= now().toISOString()) throw new ApiError('claim_slip_ended', claimMessages.ended);
  return { zarCode, slip };
}

/** @returns null where the code or the slip changed meanwhile */
async function tryToClaim(
  deps: Dependencies,
  resident: User,
  { zarCode, slip }: Claimable,
): Promise<ZarCode | null> {
  const { table } = deps;
  const { creatorId } = zarCode;
  const [creator, { maxCodesPerUser: max }] = await Promise.all([
    creatorId === undefined ? null : getCreator(table, creatorId),
    getSettings(table),
  ]);
  if (creatorId !== undefined && creator?.isActive !== true) throw creatorInactive();
  const at = deps.now().toISOString();
  const after = claimedBy(resident, { zarCode, creator, at });
  try {
    await transact(table, writesOf(deps, { before: zarCode, after, slip, at, max }));
    return after;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.labels.includes('account')) throw sessionExpired();
    if (error.labels.includes('creator')) throw creatorInactive();
    // Their account has ended, and the code ends with it in a moment.
    if (error.labels.includes('formerAccount')) throw slipRevoked();
    // What changed meanwhile says why, if it was that.
    const others = error.labels.filter((label) => label !== 'counts');
    if (others.length === 0) throw limitReached(max);
    return null;
  }
}

const slipRevoked = () => new ApiError('claim_slip_revoked', claimMessages.revoked);
const creatorInactive = () => new ApiError('claim_creator_inactive', claimMessages.creatorInactive);

interface Taken {
  readonly zarCode: ZarCode;
  readonly creator: Creator | null;
  readonly at: string;
}

/** The code as it will be: a normal person's. How it was issued stays. */
function claimedBy({ id }: User, { zarCode, creator, at }: Taken): ZarCode {
  const { creatorId: _, ...rest } = zarCode;
  return {
    ...rest,
    ownerId: id,
    isCreatorCode: false,
    kind: zarCode.kind ?? (zarCode.isCreatorCode ? 'creator' : 'paid'),
    claimedAt: at,
    ...(creator !== null && { madeBy: { creatorId: creator.id, displayName: creator.displayName } }),
    updatedAt: at,
    version: zarCode.version + 1,
  };
}

interface Move {
  readonly before: ZarCode;
  readonly after: ZarCode;
  readonly slip: ClaimSlip;
  readonly at: string;
  readonly max: number;
}

function writesOf({ newId }: Dependencies, { before, after, slip, at, max }: Move): Write[] {
  const { code, ownerId, creatorId } = before;
  const { version: _, ownerId: __, ...used } = slip;
  const edit = { id: newId('hst'), code, at, by: 'owner' as const, claimed: true as const, from: {}, to: {} };
  return [
    writeClaimed(before, after),
    ...writeCodeClaimed(before, after, max),
    writeEdit(edit, after.version),
    writeClaimSlip({ ...used, claimedAt: at }, slip, listedUntil(at)),
    writeClaimedCode({ code, title: before.title, formerOwnerId: ownerId, creatorId, claimedAt: at }),
    deletePin(code),
    writeChangeRequestDeleted(ownerId, code),
    writeNotification({ id: newId('ntf'), userId: ownerId, at, content: { kind: 'codeClaimed', code } }),
    checkAccountLives(after.ownerId),
    // Nothing may be written for who is being erased.
    { ...checkAccountLives(ownerId), label: 'formerAccount' },
    ...(creatorId === undefined ? [] : [checkCreatorActive(creatorId)]),
  ];
}
