import type { Config } from '#functions/lib/config.ts';
import { deleteObject, getObject, putObject } from './bucket.ts';

/** Rows of imports, in the private bucket of exports, which deletes them after a week. */
export interface ImportStore {
  /** Again for the same import replaces them, for another week. */
  put(id: string, json: string): Promise<void>;
  /** @returns null where they were deleted. */
  get(id: string): Promise<string | null>;
  delete(id: string): Promise<void>;
}

const keyOf = (id: string) => `imports/${id}.json`;

export function createImportStore({ exportsBucket: bucket }: Config): ImportStore {
  return {
    put: (id, json) =>
      putObject(bucket, keyOf(id), new TextEncoder().encode(json), { 'content-type': 'application/json' }),
    get: async (id) => (await getObject(bucket, keyOf(id)))?.toString('utf8') ?? null,
    delete: (id) => deleteObject(bucket, keyOf(id)),
  };
}
