import type { Creator } from '#functions/data/creators.ts';
import { type Import, writeImport } from '#functions/data/imports.ts';
import { ConditionFailed, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import type { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { findImport } from './findImport.ts';

/** Whose, and which. */
export interface OwnImport {
  readonly userId: string;
  readonly id: string;
}

interface Change {
  readonly to: Import;
  readonly alsoWrite: readonly Write[];
  /** What is said where one of these is refused, by its label. */
  readonly refusal?: (labels: readonly string[]) => ApiError;
}

/** The job writes the import with each code, so a change may have to be tried for a while. */
const maxAttempts = 20;

/**
 * Changes an import, again from what it is by then where the job or another call was faster.
 * @param decide null where there is nothing to change; it refuses by throwing
 */
export async function changeImport(
  deps: Dependencies,
  { userId, id }: OwnImport,
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
      throw decided.refusal?.(error.labels) ?? error;
    }
  }
  throw new TableBusy('Gave up on changing an import');
}
