import { getSettings, lacksInvoiceFacts, type Settings, writeSettings } from '#functions/data/settings.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { SettingsChanges } from '#shared/contract/settings.ts';
import { settingsDifferences } from './settingsDifferences.ts';

/** Each attempt fails only because another admin has changed one of the same fields since it was read. */
const maxAttempts = 20;

/**
 * Changes the named fields and no others, and records what they were before (decision 0004).
 * @throws 422 where the company would be registered for VAT without what its invoices have to state.
 */
export async function changeSettings(
  deps: Dependencies,
  changes: SettingsChanges,
  updatedBy: string,
): Promise<Settings> {
  const { table, now } = deps;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await getSettings(table);
    if (lacksInvoiceFacts(before, changes)) throw vatDetailsMissing();
    const after = { ...before, ...changes };
    const differences = settingsDifferences(before, after);
    if (differences.length === 0) return before;
    const isDone = await transactIfAllowed(table, [
      writeSettings({ before, changes, updatedAt: now().toISOString(), updatedBy }),
      auditEntry(deps, {
        actorId: updatedBy,
        action: 'settings.update',
        target: { kind: 'settings', id: 'settings' },
        changes: differences,
      }),
    ]);
    if (isDone) return attempt === 0 ? after : getSettings(table);
  }
  throw new ApiError('unavailable', 'We are very busy right now. Please try again in a moment.');
}

function vatDetailsMissing(): ApiError {
  const message = 'A company that is registered for VAT needs a VAT number, a name and an address.';
  return new ApiError('vat_details_missing', message, { fields: { vatRegistered: message } });
}
