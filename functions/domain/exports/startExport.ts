import { type Export, writeNewExport } from '#functions/data/exports.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { countListed } from '#functions/domain/lists/countListed.ts';
import { statusFilters } from '#functions/domain/payments/listPayments.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type ExportKind, exportColumns } from '#shared/contract/exports.ts';
import { exportSources } from './exportRows.ts';
import { runExport } from './runExport.ts';

interface Wanted {
  readonly of: ExportKind;
  readonly from: string;
  readonly to: string;
  /** Only payments have a status and a kind. */
  readonly status?: Export['status'];
  readonly kind?: Export['kind'];
  readonly columns?: readonly string[] | undefined;
}

/** A small export is done within the request, which ends after ten seconds; the job does a longer one. */
const maxRowsAtOnce = 1000;
const maxSecondsAtOnce = 5;

/** Starts an export, which is recorded: it holds what people entrusted to us. */
export async function startExport(
  deps: Dependencies<'exports'>,
  createdBy: string,
  { of, from, to, status = '', kind = '', columns }: Wanted,
): Promise<Export> {
  const at = deps.now();
  const filters = { ...statusFilters(status), kind };
  const isFiltered = status !== '' || kind !== '';
  const count = (by: Readonly<Record<string, string>>) =>
    countListed(deps.table, exportSources[of].kind, { from, to, filters: by, now: at });
  const [counts, all] = await Promise.all([count(filters), isFiltered ? count({}) : null]);
  const started: Export = {
    id: deps.newId('csv'),
    of,
    from,
    to,
    ...(isFiltered && { status, kind }),
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
      ...(isFiltered ? [{ field: 'only', from: null, to: [status, kind].filter(Boolean).join(', ') }] : []),
      { field: 'columns', from: null, to: started.columns.join(', ') },
    ],
  });
  await transact(deps.table, [writeNewExport(started), entry]);
  // All of them are looked at.
  if ((all?.count ?? 0) > maxRowsAtOnce) return started;
  const until = new Date(at.getTime() + maxSecondsAtOnce * 1000);
  return runExport(deps, started, { until, maxRows: maxRowsAtOnce });
}
