import { type ChangeRequest, getChangeRequest } from '#functions/data/changeRequests.ts';
import { getUser, type User } from '#functions/data/users.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { changeRequestNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { codeOfRequest } from './requestId.ts';

export interface FoundRequest {
  readonly request: ChangeRequest;
  readonly owner: User;
  readonly zarCode: ZarCode;
}

/** @throws 404 also for one that was replaced by a later request, or deleted with its code. */
export async function findRequest({ table }: Pick<Dependencies, 'table'>, id: string): Promise<FoundRequest> {
  const zarCode = await getZarCode(table, codeOfRequest(id), true);
  if (zarCode === null) throw changeRequestNotFound();
  const [request, owner] = await Promise.all([
    getChangeRequest(table, zarCode.ownerId, zarCode.code),
    getUser(table, zarCode.ownerId),
  ]);
  if (request?.id !== id || owner === null) throw changeRequestNotFound();
  return { request, owner, zarCode };
}
