import { getGateSuggestion } from '#functions/data/gateSuggestions.ts';
import type { Table } from '#functions/data/table.ts';
import { type PointOfCode, visitedPointOf } from '#functions/data/visit.ts';
import { countReports } from '#functions/data/visitReports.ts';
import type { VisitSummary } from '#shared/contract/visitFields.ts';

/** What visitors said of a code, and what waits for its owner. */
export async function summariseVisits(table: Table, zarCode: PointOfCode, now: Date): Promise<VisitSummary> {
  const [counts, { open }] = await Promise.all([
    countReports(table, visitedPointOf(zarCode), now),
    getGateSuggestion(table, zarCode.code),
  ]);
  return { ...counts, ...(open !== undefined && { suggestion: open }) };
}
