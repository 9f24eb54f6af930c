import { createHash } from 'node:crypto';
import type { StoredItem } from './tableFile.ts';

export interface Contents {
  /** How many items there are of each type. */
  readonly counts: ReadonlyMap<string, number>;
  /** What each item holds, as a hash, by its key. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** Attributes come in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

export async function contentsOf(items: AsyncIterable<StoredItem>): Promise<Contents> {
  const counts = new Map<string, number>();
  const hashes = new Map<string, string>();
  for await (const item of items) {
    const type = item['type']?.S ?? 'without a type';
    counts.set(type, (counts.get(type) ?? 0) + 1);
    const hash = createHash('sha256')
      .update(JSON.stringify(sorted(item)))
      .digest('base64');
    hashes.set(`${item['pk']?.S} ${item['sk']?.S}`, hash);
  }
  return { counts, hashes };
}

/** What a copy has more, less or otherwise, in sentences. None where it is whole. */
export function differences(original: Contents, copy: Contents): string[] {
  const types = [...new Set([...original.counts.keys(), ...copy.counts.keys()])].toSorted();
  const byType = types.flatMap((type) => {
    const [had, has] = [original.counts.get(type) ?? 0, copy.counts.get(type) ?? 0];
    return had === has ? [] : [`${type}: ${had} items, but ${has} in the copy`];
  });
  const changed = [...original.hashes].filter(
    ([key, hash]) => copy.hashes.has(key) && copy.hashes.get(key) !== hash,
  );
  return [...byType, ...changed.map(([key]) => `${key} is not the same in the copy`)];
}
