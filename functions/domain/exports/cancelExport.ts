import { type Export, writeExport } from '#functions/data/exports.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { findExport } from './findExport.ts';

/** Stops an export; the files that there are stay until they expire. @throws 404, 409 where it has ended. */
export async function cancelExport(deps: Dependencies, id: string, actorId: string): Promise<Export> {
  for (;;) {
    const running = await findExport(deps, id);
    if (running.state !== 'running') throw new ApiError('export_ended', 'This export has already ended.');
    const cancelled: Export = { ...running, state: 'cancelled', endedAt: deps.now().toISOString() };
    const entry = auditEntry(deps, {
      actorId,
      action: 'exports.cancel',
      target: { kind: 'export', id },
      changes: changesOf(['state'], running, cancelled),
    });
    // Refused where the job has stored another file meanwhile.
    if (await transactIfAllowed(deps.table, [writeExport(cancelled), entry])) return cancelled;
  }
}
