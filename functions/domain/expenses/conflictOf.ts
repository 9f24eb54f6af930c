import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** The refusal for an admin, where another one was faster. */
export const conflictOf = (deps: Pick<Dependencies, 'table'>, id: string) =>
  changedMeanwhile(deps, { kind: 'expense', targetId: id });
