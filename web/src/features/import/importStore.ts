import { del, get, keys, set } from 'idb-keyval';
import type { RouteAt } from '#shared/contract/contract.ts';
import type { ImportRow } from '#shared/contract/imports.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { sessionOwner } from '#web/session/session.ts';
import type { PlaceTable } from './placeTable.ts';

/** The file of an import and its check, on the device that has it: the API keeps neither the other columns nor the check. */
export interface StoredImport {
  readonly version: typeof version;
  readonly savedAt: number;
  readonly table: Pick<PlaceTable, 'counts' | 'columns' | 'rows'>;
  /** What was sent of each row. */
  readonly rows: readonly ImportRow[];
  readonly check: Check;
}
export type Check = RouteResponse<RouteAt<'imports.create'>>;

const version = 1;

// An import of a thousand days' numbers does not last longer, and names of residents do not stay for ever.
const keptMs = 30 * 24 * 60 * 60 * 1000;

const prefix = 'import.';
/** Of one person: somebody else on this device does not see it. */
const keyOf = (id: string) => `${prefix}${sessionOwner()}.${id}`;

const memory = new Map<string, StoredImport>();

const isStored = (stored: unknown): stored is StoredImport =>
  (stored as Partial<StoredImport> | undefined)?.version === version;

export async function storeImport(stored: Omit<StoredImport, 'version' | 'savedAt'>): Promise<void> {
  const kept: StoredImport = { version, savedAt: Date.now(), ...stored };
  const key = keyOf(stored.check.id);
  memory.set(key, kept);
  try {
    await set(key, kept);
    await deleteOld();
  } catch {
    // Until the page is closed.
  }
}

async function deleteOld(): Promise<void> {
  const all = (await keys()).filter((key) => String(key).startsWith(prefix));
  for (const key of all) {
    const { savedAt = 0 } = (await get<Partial<StoredImport>>(key)) ?? {};
    if (savedAt < Date.now() - keptMs) await del(key);
  }
}

/** @returns null where another device has it, or none */
export async function storedImport(id: string): Promise<StoredImport | null> {
  const key = keyOf(id);
  const stored: unknown = memory.get(key) ?? (await get(key).catch(() => undefined));
  return isStored(stored) ? stored : null;
}
