import type { Export } from '#functions/data/exports.ts';
import { type ExportResponse, exportDays } from '#shared/contract/exports.ts';

/** When the bucket deletes the files, at the earliest. */
export const expiryOf = ({ endedAt, createdAt }: Export): Date =>
  new Date(Date.parse(endedAt ?? createdAt) + exportDays * 24 * 3600_000);

export function serializeExport(made: Export): ExportResponse {
  const { place: _, createdBy: __, version: ___, ...shown } = made;
  return { ...shown, columns: [...made.columns], expiresAt: expiryOf(made).toISOString() };
}
