import type { Config } from '#functions/lib/config.ts';
import { putObject, signedLink } from './bucket.ts';

/** The private bucket of exports, which deletes them after a week. */
export interface ExportStore {
  /** Again with the same number replaces the file. */
  put(id: string, number: number, csv: string): Promise<void>;
  /** @returns an address that anybody may read the file at, for 15 minutes, and that saves it under `name` */
  link(id: string, number: number, name: string): Promise<string>;
}

const keyOf = (id: string, number: number) => `exports/${id}/${number}.csv`;

export function createExportStore({ exportsBucket: bucket }: Config): ExportStore {
  return {
    put: (id, number, csv) =>
      putObject(bucket, keyOf(id, number), new TextEncoder().encode(csv), { 'content-type': 'text/csv' }),
    link: (id, number, name) => signedLink(bucket, keyOf(id, number), `attachment; filename="${name}"`),
  };
}
