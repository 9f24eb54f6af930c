import { type ClaimSlip, getClaimSlips } from '#functions/data/claimSlips.ts';
import type { Creator } from '#functions/data/creators.ts';
import { getImagesOfCodes } from '#functions/data/images.ts';
import { getZarCodes } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { CodeDetails } from '#shared/contract/creatorDetails.ts';
import { formatCode } from '#shared/domain/code.ts';

/** What the list of a creator's codes has not: 1.5 read units each. Codes that are not theirs any more are left out. */
export async function readDetails(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  creator: Creator,
  codes: readonly string[],
): Promise<CodeDetails[]> {
  const once = [...new Set(codes)];
  const [zarCodes, images, slips] = await Promise.all([
    getZarCodes(table, once),
    getImagesOfCodes(table, once),
    getClaimSlips(table, once),
  ]);
  const photosOf = new Map(images.map((of) => [of.code, of.images.length]));
  const slipOf = new Map(slips.map((slip) => [slip.code, slip]));
  return zarCodes
    .filter(({ creatorId }) => creatorId === creator.id)
    .map(({ code, ownerId, pointAccuracy, guide }) => ({
      zarcode: formatCode(code),
      ...(pointAccuracy !== undefined && { pointAccuracy }),
      photos: photosOf.get(code) ?? 0,
      hasGuide: guide !== undefined,
      slip: slipState(slipOf.get(code), ownerId, now()),
    }));
}

function slipState(slip: ClaimSlip | undefined, ownerId: string, now: Date): CodeDetails['slip'] {
  if (slip?.hash === undefined || slip.ownerId !== ownerId) return 'none';
  return slip.endsAt > now.toISOString() ? 'waiting' : 'ended';
}
