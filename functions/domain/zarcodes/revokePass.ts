import { type Access, listAccess, writePassRevoked } from '#functions/data/access.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { passNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { listedUntil } from './listedUntil.ts';

/** Ending one that has ended does nothing. @throws 404 where the code has no such pass. */
export async function revokePass({ table, now }: Dependencies, code: string, id: string): Promise<Access> {
  const revokedAt = now().toISOString();
  const expiresAt = listedUntil(revokedAt);
  await transactIfAllowed(table, [writePassRevoked({ code, id }, { revokedAt, expiresAt })]);
  const access = await listAccess(table, code);
  if (!access.passes.some((pass) => pass.id === id)) throw passNotFound();
  return access;
}
