import type { ReservedCode } from '#functions/data/reservations.ts';
import { getCodeItem } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { requireReserved } from './findReserved.ts';
import { findNear, requireNotNear } from './nearCode.ts';

interface Binding {
  readonly reservedCode?: string | undefined;
  readonly allowDuplicate?: boolean | undefined;
  readonly latitude: number;
  readonly longitude: number;
}

/** What is read to bind a reserved code to a place, beside everything else. @returns null where none is given */
export async function readBound({ table }: Dependencies, binding: Binding) {
  const { reservedCode, allowDuplicate = false } = binding;
  if (reservedCode === undefined) return null;
  const [item, near] = await Promise.all([
    getCodeItem(table, reservedCode, true),
    allowDuplicate ? null : findNear(table, binding),
  ]);
  return { item, near };
}

/** @throws 422 where it is not reserved for the creator, or another code may stand for the same home */
export async function requireBindable(
  { table, now }: Dependencies,
  creatorId: string,
  { item, near }: NonNullable<Awaited<ReturnType<typeof readBound>>>,
): Promise<ReservedCode> {
  // First: one that this very place has got already is beside itself.
  const reserved = requireReserved(item, { creatorId, now: now() });
  await requireNotNear(table, near);
  return reserved;
}
