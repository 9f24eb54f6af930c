import { type Access, listAccess } from '#functions/data/access.ts';
import { writePassRevoked } from '#functions/data/passes.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { passNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { listedUntil } from './listedUntil.ts';

/** Ending one that has ended does nothing. @throws 404 where the code has no such pass. */
export async function revokePass(
  { table, now }: Dependencies,
  zarCode: Pick<ZarCode, 'code' | 'ownerId'>,
  id: string,
): Promise<Access> {
  const { code } = zarCode;
  const revokedAt = now().toISOString();
  const expiresAt = listedUntil(revokedAt);
  await transactIfAllowed(table, [writePassRevoked({ code, id }, { revokedAt, expiresAt })]);
  const access = await listAccess(table, zarCode);
  if (!access.passes.some((pass) => pass.id === id)) throw passNotFound();
  return access;
}
