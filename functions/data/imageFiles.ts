/**
 * The files of a photo that is not listed yet. Stored before they are, because they are public and nothing else knows
 * them: when this item ends without its photo being listed, `functions/domain/images/clearImages.ts` deletes them.
 */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const ImageFiles = z.lazy(() =>
  z.object({
    code: z.string(),
    /** The photo's id. */
    id: z.string(),
    /** Two calls at once store the same files: one may be late, so each has an item of its own. */
    attempt: z.string(),
    /** Epoch seconds. */
    expiresAt: z.number().int(),
  }),
);
export type ImageFiles = z.output<typeof ImageFiles>;

// Not in the partition of the code's photos: that one is deleted with the code, while a call may still store files.
const keyOf = ({ code, id, attempt }: ImageFiles) => ({ pk: `IMAGEFILES#${code}`, sk: `${id}#${attempt}` });

export async function putImageFiles(table: Table, files: ImageFiles): Promise<void> {
  const Item = { ...keyOf(files), type: 'imageFiles', version: 1, ...files };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** @returns null for another type of item. */
export function parseImageFiles(item: Record<string, unknown> | null | undefined): ImageFiles | null {
  return item?.['type'] === 'imageFiles' ? ImageFiles.parse(item) : null;
}

export function writeImageFilesListed(files: ImageFiles): Write {
  return { label: 'imageFiles', Delete: { Key: keyOf(files) } };
}

/** For a photo that nobody can list any more. */
export async function deleteImageFiles(table: Table, files: ImageFiles): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(files) }));
}
