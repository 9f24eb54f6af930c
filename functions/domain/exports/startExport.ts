import { type Export, writeNewExport } from '#functions/data/exports.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { countListed } from '#functions/domain/lists/countListed.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type ExportKind, exportColumns } from '#shared/contract/exports.ts';
import { exportSources } from './exportRows.ts';
import { runExport } from './runExport.ts';

interface Wanted {
  readonly of: ExportKind;
  readonly from: string;
  readonly to: string;
  readonly columns?: readonly string[] | undefined;
}

/** A small export is done within the request, which ends after ten seconds; the job does a longer one. */
const maxRowsAtOnce = 1000;
const secondsAtOnce = 5;

/** Starts an export, which is recorded: it holds what people entrusted to us. */
export async function startExport(
  deps: Dependencies<'exports'>,
  createdBy: string,
  { of, from, to, columns }: Wanted,
): Promise<Export> {
  const at = deps.now();
  const counts = await countListed(deps.table, exportSources[of].kind, { from, to, filters: {}, now: at });
  const started: Export = {
    id: deps.newId('csv'),
    of,
    from,
    to,
    // In their own order, each once.
    columns: exportColumns[of].filter((column) => columns?.includes(column) ?? true),
    state: 'running',
    rows: 0,
    ...(counts !== null && { total: counts.count }),
    files: 0,
    place: '',
    createdBy,
    createdAt: at.toISOString(),
    version: 1,
  };
  const entry = auditEntry(deps, {
    actorId: createdBy,
    action: 'exports.create',
    target: { kind: 'export', id: started.id },
    changes: [
      { field: 'of', from: null, to: of },
      { field: 'days', from: null, to: `${from || 'the first'} to ${to || 'the last'}` },
      { field: 'columns', from: null, to: started.columns.join(', ') },
    ],
  });
  await transact(deps.table, [writeNewExport(started), entry]);
  const until = new Date(at.getTime() + secondsAtOnce * 1000);
  return runExport(deps, started, { until, maxRows: maxRowsAtOnce });
}
