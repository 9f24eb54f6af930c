import { getSettings } from '#functions/data/settings.ts';
import type { Table } from '#functions/data/table.ts';
import { type Site, securityHeaders } from '#shared/edge/securityHeaders.ts';

const ttlMs = 2_000;

type Given = Required<Pick<Site, 'analytics' | 'uploads'>>;

/** The headers that the maps provider of the settings calls for, which an admin may change while we run. */
export function pageHeaders(table: Table, given: Given): () => Promise<Readonly<Record<string, string>>> {
  let kept: { headers: Promise<Record<string, string>>; until: number } | undefined;
  return () => {
    if (kept === undefined || kept.until < Date.now()) {
      const headers = getSettings(table).then(({ mapProvider }) =>
        securityHeaders({ mapProvider, ...given, https: false }),
      );
      kept = { headers, until: Date.now() + ttlMs };
    }
    return kept.headers;
  };
}
