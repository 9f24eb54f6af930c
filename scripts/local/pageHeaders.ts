import { getSettings } from '#functions/data/settings.ts';
import type { Table } from '#functions/data/table.ts';
import { addressElementHeaders, addressElementPattern } from '#shared/edge/addressElement.ts';
import { apiV1Headers, apiV1Pattern } from '#shared/edge/apiV1.ts';
import { matchesPattern } from '#shared/edge/pages.ts';
import {
  qrWorkerHeaders,
  qrWorkerPattern,
  type Site,
  securityHeaders,
} from '#shared/edge/securityHeaders.ts';

const ttlMs = 2_000;

interface StartOptions extends Required<Pick<Site, 'analytics' | 'uploads'>> {
  /** The stand-in for PayFast, where there is one. */
  readonly payments?: string | undefined;
}

/** The security headers for the map provider in the settings, which an admin may change at any time. */
export function pageHeaders(
  table: Table,
  { payments, ...options }: StartOptions,
): (path: string) => Promise<Readonly<Record<string, string>>> {
  let cached: { headers: Promise<Record<string, string>>; until: number } | undefined;
  return async (path) => {
    if (cached === undefined || cached.until < Date.now()) {
      const headers = getSettings(table).then(({ mapProvider }) =>
        securityHeaders({ mapProvider, ...options, ...(payments && { payments }), https: false }),
      );
      cached = { headers, until: Date.now() + ttlMs };
    }
    const headers = await cached.headers;
    if (matchesPattern(path, addressElementPattern)) return addressElementHeaders(headers);
    if (matchesPattern(path, apiV1Pattern)) return apiV1Headers(headers);
    return matchesPattern(path, qrWorkerPattern) ? qrWorkerHeaders(headers) : headers;
  };
}
