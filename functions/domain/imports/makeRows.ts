import type { PlacedCode } from '#functions/data/codesInCells.ts';
import { getCreator } from '#functions/data/creators.ts';
import { writeNewResult } from '#functions/data/importResults.ts';
import { getImport, type Import, writeImport, writeNotRunning } from '#functions/data/imports.ts';
import { ConditionFailed, transactIfAllowed, type Write } from '#functions/data/transact.ts';
import { issueCreatorCode } from '#functions/domain/creators/issueCreatorCode.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { importRowDays } from '#shared/domain/imports.ts';
import { dayInJohannesburg, endOfDay } from '#shared/domain/time.ts';
import { codesNear, type PointGrid } from './codesNear.ts';
import { cancelled, finished } from './importEnds.ts';
import { readRows, type StoredRow, type StoredRows, storeRows } from './storedRows.ts';
import { writeImportTold } from './writeImportTold.ts';

/** What a run of the job reads of an import once. */
export interface OpenedImport {
  /** Those that become codes, in their order. */
  readonly rows: readonly StoredRow[];
  /** Codes around those that are left; null where duplicates are wanted. */
  readonly near: PointGrid<PlacedCode> | null;
}

/** The rows are stored again after this time, or the bucket would delete those of an import of many days. */
const renewedAfterMs = (importRowDays / 2) * 24 * 3_600_000;

type Deps = Dependencies<'importRows'>;

/** Writes what an import is now. @returns null where it changed since it was read: it is another run's, or was stopped */
export async function save(
  { table }: Pick<Deps, 'table'>,
  changed: Import,
  alsoWrite: readonly Write[] = [],
): Promise<Import | null> {
  const isSaved = await transactIfAllowed(table, [writeImport(changed), ...alsoWrite]);
  return isSaved ? { ...changed, version: changed.version + 1 } : null;
}

async function stop(deps: Deps, imported: Import, because: Import['stoppedBecause']): Promise<null> {
  return end(deps, cancelled(imported, deps.now(), because));
}

/** With the notice in the bell. */
async function end(deps: Deps, ended: Import): Promise<null> {
  await save(deps, ended, [writeNotRunning(ended), writeImportTold(deps, ended)]);
  return null;
}

/** @returns null where it can't go on, or another run goes on with it. */
export async function openImport(
  deps: Deps,
  imported: Import,
): Promise<{ imported: Import; opened: OpenedImport } | null> {
  const stored = await readRows(deps.importRows, imported.id);
  if (stored === null) return stop(deps, imported, 'rows_expired');
  const renewed = await renew(deps, imported, stored);
  if (renewed === null) return null;
  const skips = imported.duplicates === 'skip';
  const rows = skips ? stored.rows.filter(({ near }) => near === undefined) : stored.rows;
  const left = rows.slice(imported.made + imported.refused).map(({ place }) => place);
  const near = skips ? await codesNear(deps.table, imported, left) : null;
  return { imported: renewed, opened: { rows, near } };
}

async function renew(deps: Deps, imported: Import, stored: StoredRows): Promise<Import | null> {
  const { table, now, importRows } = deps;
  if (now().getTime() - Date.parse(imported.storedAt) < renewedAfterMs) return imported;
  await storeRows(importRows, imported.id, stored);
  const saved = await save(deps, { ...imported, storedAt: now().toISOString() });
  // Of an account that was erased meanwhile nothing stays.
  if (saved === null && (await getImport(table, imported, now())) === null)
    await importRows.delete(imported.id);
  return saved;
}

/**
 * Makes the codes of the next rows. The import is written with each of them and only as it was read, so of two runs at
 * once one ends at its next row, and a run that is killed anywhere is continued from there.
 * @returns what it is then; null where this run has nothing more to do for it
 */
export async function makeRows(
  deps: Deps,
  imported: Import,
  opened: OpenedImport,
  maxRows: number,
): Promise<Import | null> {
  const { table, now } = deps;
  const creator = await getCreator(table, imported.creatorId);
  if (creator?.isActive !== true) return stop(deps, imported, 'creator_inactive');
  const { waitsUntil: _, ...running } = imported;
  let current: Import = running;
  for (let done = 0; done < maxRows; done++) {
    const next = opened.rows[current.made + current.refused];
    if (next === undefined) return end(deps, finished(current, now()));
    const { row, place, residentConsent } = next;
    if (opened.near?.nearest(place)) {
      const refused = { ...current, refused: current.refused + 1 };
      const result = writeNewResult(current.id, { row, problem: 'duplicate' }, now().toISOString());
      const saved = await save(deps, refused, [result]);
      if (saved === null) return null;
      current = saved;
      continue;
    }
    const made: Import = { ...current, made: current.made + 1 };
    try {
      await issueCreatorCode(deps, {
        creator,
        place,
        residentConsent,
        reserved: null,
        alsoWrite: ({ zarCode: { code, createdAt } }) => [
          writeImport(made),
          writeNewResult(current.id, { row, code }, createdAt),
        ],
      });
    } catch (error) {
      return stopFor(deps, current, error);
    }
    current = { ...made, version: made.version + 1 };
  }
  return current;
}

/** Why no code came of a row. @throws what is tried again with the next run */
async function stopFor(deps: Deps, imported: Import, error: unknown): Promise<null> {
  if (error instanceof ConditionFailed) return null;
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'creator_inactive') return stop(deps, imported, 'creator_inactive');
  if (error.code !== 'daily_limit_reached') throw error;
  const waitsUntil = endOfDay(dayInJohannesburg(deps.now())).toISOString();
  await save(deps, { ...imported, waitsUntil });
  return null;
}
