import { type Creator, checkCreatorActive } from '#functions/data/creators.ts';
import { getMadeToday } from '#functions/data/dayCounts.ts';
import { type Import, writeNewImport } from '#functions/data/imports.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { creatorInactive } from '#functions/domain/creators/creatorInactive.ts';
import { creatorRequired } from '#functions/domain/creators/creatorRequired.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import type { ImportRow } from '#shared/contract/imports.ts';
import { type CheckedRows, checkRows } from './checkRows.ts';
import { storeRows } from './storedRows.ts';

export interface CheckedImport extends CheckedRows {
  readonly imported: Import;
  readonly madeToday: number;
}

/**
 * Checks the rows of a file and stores those that can become codes, for a week.
 * @throws 422 without an active profile, 429
 */
export async function checkImport(
  deps: Dependencies<'importRows'>,
  userId: string,
  { name, rows }: { readonly name: string; readonly rows: readonly ImportRow[] },
): Promise<CheckedImport> {
  const { table, now, newId, importRows } = deps;
  const creator = await findHeldCreator(table, userId);
  if (creator === null) throw creatorRequired();
  if (!creator.isActive) throw creatorInactive();
  await rateLimit(deps, 'importAccount', userId);
  const [checked, madeToday] = await Promise.all([
    checkRows(table, creator, rows, now()),
    getMadeToday(table, creator.id, now()),
  ]);
  const imported = newImport(newId('imp'), creator, { name, rows: rows.length, checked, at: now() });
  await storeRows(importRows, imported.id, checked.stored);
  // No item of an account that ended meanwhile: nothing would erase it.
  if (!(await transactIfAllowed(table, [writeNewImport(imported), checkCreatorActive(creator.id)]))) {
    await importRows.delete(imported.id);
    throw creatorInactive();
  }
  return { ...checked, imported, madeToday };
}

interface NewImport {
  readonly name: string;
  readonly rows: number;
  readonly checked: CheckedRows;
  readonly at: Date;
}

function newImport(id: string, creator: Creator, { name, rows, checked, at }: NewImport): Import {
  return {
    id,
    creatorId: creator.id,
    userId: creator.userId,
    name,
    state: 'checked',
    rows,
    codes: checked.stored.rows.length,
    near: checked.duplicates.length,
    made: 0,
    refused: 0,
    undoneUpTo: 0,
    undone: 0,
    kept: 0,
    createdAt: at.toISOString(),
    storedAt: at.toISOString(),
    version: 1,
  };
}
