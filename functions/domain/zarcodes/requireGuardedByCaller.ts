import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canSetVisibility } from '#shared/domain/can.ts';

/** A code whose owner the caller is, who says who sees it. @throws 404 */
export async function requireGuardedByCaller(
  { table }: Pick<Dependencies, 'table'>,
  caller: Caller,
  code: string,
): Promise<ZarCode> {
  const [user, zarCode] = await Promise.all([caller.user(), getZarCode(table, code, true)]);
  if (zarCode === null || !canSetVisibility(user, zarCode)) throw zarCodeNotFound();
  return zarCode;
}
