import { type Creator, checkCreatorActive } from '#functions/data/creators.ts';
import { type Import, writeImport, writeNotRunning, writeRunning } from '#functions/data/imports.ts';
import { ConditionFailed, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import { creatorInactive } from '#functions/domain/creators/creatorErrors.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { importMessages, importRowDays } from '#shared/domain/imports.ts';
import { findImport } from './findImport.ts';
import { codesToMake, undoUntilOf } from './serializeImport.ts';

interface Of {
  readonly userId: string;
  readonly id: string;
}

interface Change {
  readonly to: Import;
  readonly alsoWrite: readonly Write[];
}

/** The job writes the import with each code, so a change may have to be tried for a while. */
const maxAttempts = 20;

/**
 * Changes an import, again from what it is by then where the job or another call was faster.
 * @param decide null where there is nothing to change; it refuses by throwing
 */
async function change(
  deps: Dependencies,
  { userId, id }: Of,
  decide: (imported: Import, creator: Creator) => Change | null,
): Promise<Import> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { creator, imported } = await findImport(deps, userId, id);
    const decided = decide(imported, creator);
    if (decided === null) return imported;
    try {
      await transact(deps.table, [writeImport(decided.to), ...decided.alsoWrite]);
      return decided.to;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.labels.includes('import')) continue;
      if (error.labels.includes('creator')) throw creatorInactive();
      throw new ApiError('import_running', importMessages.running);
    }
  }
  throw new TableBusy('Gave up on changing an import');
}

const ended = (message: string) => new ApiError('import_ended', message);

const rowsAreGone = ({ storedAt, stoppedBecause }: Import, now: Date) =>
  stoppedBecause === 'rows_expired' || Date.parse(storedAt) + importRowDays * 24 * 3_600_000 <= now.getTime();

/** Begins an import, or goes on with one that stopped. @throws 404, 409, 422 */
export function commitImport(
  deps: Dependencies,
  of: Of,
  chosen: NonNullable<Import['duplicates']>,
): Promise<Import> {
  return change(deps, of, (imported, creator) => {
    const { state, duplicates = chosen } = imported;
    if (state === 'running') return null;
    if (state === 'done') throw ended(importMessages.ended);
    if (state !== 'checked' && state !== 'cancelled') throw ended(importMessages.undone);
    if (!creator.isActive) throw creatorInactive();
    if (codesToMake({ ...imported, duplicates }) === 0) {
      throw new ApiError('import_empty', importMessages.nothingToMake);
    }
    if (rowsAreGone(imported, deps.now())) {
      throw new ApiError('import_expired', importMessages.rowsExpired);
    }
    const { endedAt: _, stoppedBecause: __, ...rest } = imported;
    const committedAt = imported.committedAt ?? deps.now().toISOString();
    return {
      to: { ...rest, state: 'running', duplicates, committedAt },
      alsoWrite: [writeRunning(imported), checkCreatorActive(creator.id)],
    };
  });
}

export const cancelled = (
  { waitsUntil: _, ...imported }: Import,
  now: Date,
  stoppedBecause?: Import['stoppedBecause'],
): Import => ({
  ...imported,
  state: 'cancelled',
  endedAt: now.toISOString(),
  ...(stoppedBecause && { stoppedBecause }),
});

export const finished = ({ waitsUntil: _, ...imported }: Import, now: Date): Import => ({
  ...imported,
  state: 'done',
  endedAt: now.toISOString(),
});

/** Stops an import that runs. @throws 404, 409 */
export function cancelImport(deps: Dependencies, of: Of): Promise<Import> {
  return change(deps, of, (imported) => {
    if (imported.state === 'cancelled') return null;
    if (imported.state === 'checked') throw ended(importMessages.notCommitted);
    if (imported.state !== 'running') throw ended(importMessages.ended);
    return { to: cancelled(imported, deps.now()), alsoWrite: [writeNotRunning(imported)] };
  });
}

/** Begins to delete what an import made, also where it still runs. @throws 404, 409, 422 */
export function undoImport(deps: Dependencies, of: Of): Promise<Import> {
  return change(deps, of, (imported) => {
    const { state, waitsUntil: _, ...rest } = imported;
    if (state === 'undoing' || state === 'undone') return null;
    if (state === 'checked') throw ended(importMessages.notCommitted);
    const until = undoUntilOf(imported);
    if (until !== null && until <= deps.now()) {
      throw new ApiError('import_undo_closed', importMessages.undoClosed);
    }
    const isRunning = state === 'running';
    const endedAt = isRunning ? deps.now().toISOString() : imported.endedAt;
    return {
      to: { ...rest, state: 'undoing', ...(endedAt !== undefined && { endedAt }) },
      alsoWrite: isRunning ? [writeNotRunning(imported)] : [],
    };
  });
}
