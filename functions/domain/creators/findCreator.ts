import { findClaim } from '#functions/data/creatorClaims.ts';
import { type Creator, getCreator } from '#functions/data/creators.ts';
import type { Table } from '#functions/data/table.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import { normaliseSlug } from '#shared/domain/creators.ts';

/** The profile that a person holds. */
export async function findHeldCreator(table: Table, userId: string): Promise<Creator | null> {
  const id = await findClaim(table, 'holder', userId);
  return id === null ? null : getCreator(table, id);
}

/** @throws 404 where the person holds none. */
export async function requireHeldCreator(table: Table, userId: string): Promise<Creator> {
  const creator = await findHeldCreator(table, userId);
  if (creator === null) throw creatorNotFound();
  return creator;
}

/** The active creator who has this slug now or had it before, in any spelling. */
export async function findActiveCreator(table: Table, typedSlug: string): Promise<Creator | null> {
  const slug = normaliseSlug(typedSlug);
  const id = slug === null ? null : await findClaim(table, 'slug', slug);
  const creator = id === null ? null : await getCreator(table, id);
  return creator?.isActive === true ? creator : null;
}
