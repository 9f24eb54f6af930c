import type { FilterPattern } from '#shared/contract/consumers.ts';

/** As much of Lambda's filter language as `shared/contract/consumers.ts` uses: exact values, nested. */
export function matchesFilter(pattern: FilterPattern, value: unknown): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    const found = isObject(value) ? value[field] : undefined;
    if (Array.isArray(wanted)) return wanted.includes(found);
    return matchesFilter(wanted as FilterPattern, found);
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
