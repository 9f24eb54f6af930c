import { type Import, writeNotRunning } from '#functions/data/imports.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { importMessages } from '#shared/domain/imports.ts';
import { changeImport, type OwnImport } from './changeImport.ts';
import { cancelled, ended } from './importEnds.ts';

/** Stops an import that runs. @throws 404, 409 */
export function cancelImport(deps: Dependencies, own: OwnImport): Promise<Import> {
  return changeImport(deps, own, (imported) => {
    if (imported.state === 'cancelled') return null;
    if (imported.state === 'checked') throw ended(importMessages.notCommitted);
    if (imported.state !== 'running') throw ended(importMessages.ended);
    return { to: cancelled(imported, deps.now()), alsoWrite: [writeNotRunning(imported)] };
  });
}
