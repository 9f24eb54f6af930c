import type { FilterPattern } from '#shared/contract/consumers.ts';

/** The part of Lambda's filter language that `shared/contract/consumers.ts` uses: nested exact values. */
export function matchesFilter(pattern: FilterPattern, value: unknown): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    const actual = isObject(value) ? value[field] : undefined;
    if (Array.isArray(expected)) return expected.includes(actual);
    return matchesFilter(expected as FilterPattern, actual);
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
