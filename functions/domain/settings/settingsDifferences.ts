import type { Settings } from '#functions/data/settings.ts';
import { changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { AuditChange } from '#shared/contract/audit.ts';

/** Anybody who has the key of a map can spend our money with it, and more people read the audit than the settings. */
const secrets: readonly string[] = ['googleMapsApiKey'] satisfies (keyof Settings)[];

/** What differs, without secrets. */
export function settingsDifferences(before: Settings, after: Settings): AuditChange[] {
  return changesOf(Object.keys(after), before, after).map((change) =>
    secrets.includes(change.field) ? { ...change, from: masked(change.from), to: masked(change.to) } : change,
  );
}

/** 'AIzaSyD-1234' → '…1234' */
function masked(value: AuditChange['from']): string {
  // By characters: half of one of two code units can't be stored.
  const characters = [...String(value ?? '')];
  return characters.length === 0 ? '' : `…${characters.slice(-4).join('')}`;
}
