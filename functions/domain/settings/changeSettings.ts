import { getSettings, type Settings, updateSettings } from '#functions/data/settings.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { SettingsChanges } from '#shared/contract/settings.ts';

/** @throws 422 where the company would be registered for VAT without what its invoices have to state. */
export async function changeSettings(
  { table, now }: Dependencies,
  changes: SettingsChanges,
  updatedBy: string,
): Promise<Settings> {
  if (Object.keys(changes).length === 0) return getSettings(table);
  const changed = await updateSettings(table, { changes, updatedAt: now().toISOString(), updatedBy });
  if (changed !== null) return changed;
  const message = 'A company that is registered for VAT needs a VAT number, a name and an address.';
  throw new ApiError('vat_details_missing', message, { fields: { vatRegistered: message } });
}
