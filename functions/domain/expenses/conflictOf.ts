import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** What an admin is told where another one was faster. */
export const conflictOf = (deps: Pick<Dependencies, 'table'>, id: string) =>
  changedMeanwhile(deps, { kind: 'expense', targetId: id });
