import { parseTombstone } from '#functions/data/deletedCodes.ts';
import { type ImportResult, listResults, writeResultUndone } from '#functions/data/importResults.ts';
import { type Import, writeImport } from '#functions/data/imports.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { getCodeItem, parseZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { deletionWrites } from '#functions/domain/zarcodes/deleteCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { save } from './makeRows.ts';

/** As it was made: whoever changed it since wants to keep it, and a claimed one is the resident's. */
const isUntouched = ({ version, ownerId }: ZarCode, imported: Import) =>
  version === 1 && ownerId === imported.userId;

/**
 * Deletes the codes of the next rows again, each with the import as it is then, as `makeRows` makes them.
 * @returns what it is then; null where this run has nothing more to do for it
 */
export async function undoRows(
  deps: Dependencies,
  imported: Import,
  maxRows: number,
): Promise<Import | null> {
  let current = imported;
  const results = await listResults(deps.table, imported.id, { after: imported.undoneUpTo, max: maxRows });
  for (const result of results) {
    const next = await undoRow(deps, current, result);
    if (next === null) return null;
    current = next;
  }
  if (results.length === maxRows) return current;
  await save(deps, { ...current, state: 'undone' });
  return null;
}

/** @returns null where another run is faster, or its owner has deleted it a moment ago and may still restore it */
async function undoRow(deps: Dependencies, imported: Import, result: ImportResult): Promise<Import | null> {
  const { table, now } = deps;
  const { row, code } = result;
  const passed: Import = { ...imported, undoneUpTo: row };
  if (code === undefined) return save(deps, passed);
  const item = await getCodeItem(table, code, true);
  const zarCode = parseZarCode(item);
  if (zarCode !== null && !isUntouched(zarCode, imported)) {
    return save(deps, { ...passed, kept: imported.kept + 1 });
  }
  const until = parseTombstone(item)?.restorable?.until;
  if (until !== undefined && until >= now().toISOString()) return null;
  const undone: Import = { ...passed, undone: imported.undone + 1 };
  const deletion: readonly Write[] = zarCode === null ? [] : deletionWrites(zarCode, now());
  try {
    await transact(table, [writeImport(undone), writeResultUndone(imported.id, result), ...deletion]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Changed or claimed in this moment: the next run sees it.
    return null;
  }
  return { ...undone, version: undone.version + 1 };
}
