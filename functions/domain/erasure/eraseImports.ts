import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { clearImportsOf } from '#functions/domain/imports/clearImportsOf.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type Outcome, outcome } from './step.ts';

export async function eraseImports(deps: Dependencies<'importRows'>, { userId }: Erasure): Promise<Outcome> {
  const { creators } = await listFormers(deps.table, userId);
  let isAll = true;
  for (const { id } of creators) isAll = (await clearImportsOf(deps, id)) && isAll;
  return outcome(isAll);
}
