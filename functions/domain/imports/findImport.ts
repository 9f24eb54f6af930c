import type { Creator } from '#functions/data/creators.ts';
import { getImport, type Import } from '#functions/data/imports.ts';
import { requireHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { importMessages } from '#shared/domain/imports.ts';

/** One of the caller's profile. @throws 404 */
export async function findImport(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  userId: string,
  id: string,
): Promise<{ creator: Creator; imported: Import }> {
  const creator = await requireHeldCreator(table, userId);
  const imported = await getImport(table, { creatorId: creator.id, id }, now());
  if (imported === null) throw new ApiError('not_found', importMessages.notFound);
  return { creator, imported };
}
