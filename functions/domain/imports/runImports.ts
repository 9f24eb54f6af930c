import { getImport, type Import, listImportsAtWork } from '#functions/data/imports.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { makeRows, type OpenedImport, openImport } from './makeRows.ts';
import { undoRows } from './undoRows.ts';

/** Rows of one import before another one has its turn: two or three seconds. */
const rowsOfTurn = 100;

const isWaiting = ({ waitsUntil = '' }: Import, now: Date) => waitsUntil > now.toISOString();

interface Turn {
  readonly imported: Import;
  readonly opened: OpenedImport | null;
}

/** @returns null where this run has nothing more to do for it */
async function runTurn(deps: Dependencies<'importRows'>, { imported, opened }: Turn): Promise<Turn | null> {
  if (imported.state === 'undoing') {
    const undone = await undoRows(deps, imported, rowsOfTurn);
    return undone && { imported: undone, opened };
  }
  if (imported.state !== 'running' || isWaiting(imported, deps.now())) return null;
  const found = opened === null ? await openImport(deps, imported) : { imported, opened };
  if (found === null) return null;
  const made = await makeRows(deps, found.imported, found.opened, rowsOfTurn);
  return made && { imported: made, opened: found.opened };
}

/**
 * Goes on with all imports that run or are undone, in turns: a large one holds up no other, nor does one that fails.
 * @param until no turn begins after this
 * @throws the first failure, once all others had their turns
 */
export async function runImports(deps: Dependencies<'importRows'>, until: Date): Promise<number> {
  const keys = await listImportsAtWork(deps.table);
  const found = await Promise.all(keys.map((key) => getImport(deps.table, key, deps.now())));
  const turns: Turn[] = found.flatMap((imported) => (imported === null ? [] : [{ imported, opened: null }]));
  const failures: unknown[] = [];
  for (let turn = turns.shift(); turn !== undefined && deps.now() < until; turn = turns.shift()) {
    try {
      const next = await runTurn(deps, turn);
      if (next !== null) turns.push(next);
    } catch (error) {
      const { id } = turn.imported;
      log().error('import failed', { job: 'runImports', importId: id, error: error as Error });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return found.length;
}
