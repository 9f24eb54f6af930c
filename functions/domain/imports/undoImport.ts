import { type Import, writeNotRunning } from '#functions/data/imports.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { importMessages } from '#shared/domain/imports.ts';
import { changeImport, type OwnImport } from './changeImport.ts';
import { ended } from './importEnds.ts';
import { undoUntilOf } from './serializeImport.ts';

/** Begins to delete what an import made, also where it still runs. @throws 404, 409, 422 */
export function undoImport(deps: Dependencies, own: OwnImport): Promise<Import> {
  return changeImport(deps, own, (imported) => {
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
