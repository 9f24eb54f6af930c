import { getCounts } from '#functions/data/counts.ts';
import { listFormers } from '#functions/data/formers.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { FormerCreator } from '#shared/contract/creatorFields.ts';

/** The profiles that a person held and that were deleted, of which there are codes. */
export async function formerCreators({ table, now }: Dependencies, userId: string): Promise<FormerCreator[]> {
  const { creators } = await listFormers(table, userId);
  const counted = await Promise.all(
    creators.map(async ({ id, displayName }) => {
      const { totalCodes } = await getCounts(table, id, now());
      return { id, displayName, totalCodes };
    }),
  );
  return counted.filter(({ totalCodes }) => totalCodes > 0);
}

export async function heldBefore({ table }: Dependencies, userId: string, id: string): Promise<boolean> {
  const { creators } = await listFormers(table, userId);
  return creators.some((former) => former.id === id);
}
