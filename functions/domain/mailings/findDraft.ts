import type { Mailing } from '#functions/data/mailings.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { findMailing } from './findMailing.ts';

/** @throws 404, 409 where it is no draft any more. */
export async function findDraft(deps: Pick<Dependencies, 'table'>, id: string): Promise<Mailing> {
  const mailing = await findMailing(deps, id);
  if (mailing.state !== 'draft') throw new ApiError('mailing_state', 'This email has already been sent.');
  return mailing;
}
