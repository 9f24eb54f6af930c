import { getMailing, type Mailing } from '#functions/data/mailings.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** @throws 404 */
export async function findMailing({ table }: Pick<Dependencies, 'table'>, id: string): Promise<Mailing> {
  const mailing = await getMailing(table, id);
  if (mailing === null) throw new ApiError('not_found', 'Email not found');
  return mailing;
}
