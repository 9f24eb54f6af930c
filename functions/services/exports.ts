import { signerFor } from '#functions/lib/awsFetch.ts';
import type { Config } from '#functions/lib/config.ts';
import { bucketUrl, putObject } from './bucket.ts';

/** The private bucket of exports, which deletes them after a week. */
export interface ExportStore {
  /** Again with the same number replaces the file. */
  put(id: string, number: number, csv: string): Promise<void>;
  /** @returns an address that anybody may read the file at, for 15 minutes, and that saves it under `name` */
  link(id: string, number: number, name: string): Promise<string>;
}

const linkSeconds = 15 * 60;
const keyOf = (id: string, number: number) => `exports/${id}/${number}.csv`;

export function createExportStore({ exportsBucket: bucket }: Config): ExportStore {
  return {
    put: (id, number, csv) =>
      putObject(bucket, keyOf(id, number), new TextEncoder().encode(csv), { 'content-type': 'text/csv' }),
    async link(id, number, name) {
      const url = new URL(`${bucketUrl(process.env, bucket)}/${keyOf(id, number)}`);
      url.searchParams.set('X-Amz-Expires', String(linkSeconds));
      url.searchParams.set('response-content-disposition', `attachment; filename="${name}"`);
      const { url: signed } = await signerFor(process.env, 's3').sign(url, { aws: { signQuery: true } });
      return signed;
    },
  };
}
