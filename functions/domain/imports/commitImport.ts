import { checkCreatorActive } from '#functions/data/creators.ts';
import { type Import, writeRunning } from '#functions/data/imports.ts';
import { creatorInactive } from '#functions/domain/creators/creatorInactive.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { importMessages, importRowDays } from '#shared/domain/imports.ts';
import { changeImport, type OwnImport } from './changeImport.ts';
import { ended } from './importEnds.ts';
import { codesToMake } from './serializeImport.ts';

const rowsAreGone = ({ storedAt, stoppedBecause }: Import, now: Date) =>
  stoppedBecause === 'rows_expired' || Date.parse(storedAt) + importRowDays * 24 * 3_600_000 <= now.getTime();

const refusal = (labels: readonly string[]) =>
  labels.includes('creator') ? creatorInactive() : new ApiError('import_running', importMessages.running);

/** Begins an import, or goes on with one that stopped. @throws 404, 409, 422 */
export function commitImport(
  deps: Dependencies,
  own: OwnImport,
  chosen: NonNullable<Import['duplicates']>,
): Promise<Import> {
  return changeImport(deps, own, (imported, creator) => {
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
      refusal,
    };
  });
}
