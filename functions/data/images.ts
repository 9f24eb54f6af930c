import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { batchGet } from './batchGet.ts';
import { clearPartition } from './partitions.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Image = z.lazy(() =>
  z.object({
    id: z.string(),
    originalFilename: z.string(),
    /** Bytes of the file that was sent, not of what we made of it. */
    fileSize: z.number().int(),
    isFeatured: z.boolean(),
    /** What the owner wrote below it; of photos from before there were captions, nothing. */
    caption: z.string().default(''),
    /** Photos from before there was a small size have none. */
    hasSmall: z.literal(true).optional(),
    /** Pixels of the large one. */
    width: z.number().int(),
    height: z.number().int(),
    createdAt: z.string(),
  }),
);
export type Image = z.output<typeof Image>;

/** All photos of a code, in the order in which they are shown. Version 0 is not stored yet. */
const CodeImages = z.lazy(() =>
  z.object({ code: z.string(), images: z.array(Image), version: z.number().int() }),
);
export type CodeImages = z.output<typeof CodeImages>;

const Upload = z.lazy(() =>
  z.object({
    id: z.string(),
    code: z.string(),
    originalFilename: z.string(),
    /** Epoch seconds. */
    expiresAt: z.number().int(),
  }),
);
export type Upload = z.output<typeof Upload>;

const codeImagesKey = (code: string) => ({ pk: `IMAGES#${code}`, sk: 'IMAGES' });
const uploadKey = (code: string, id: string) => ({ pk: `IMAGES#${code}`, sk: `UPLOAD#${id}` });

/** Empty where nobody added a photo. @param consistent includes what was written a moment ago. */
export async function getCodeImages(table: Table, code: string, consistent = false): Promise<CodeImages> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: codeImagesKey(code), ConsistentRead: consistent }),
  );
  return parseCodeImages(Item) ?? { code, images: [], version: 0 };
}

/** Of several codes, in their order, in one read. @throws TableBusy */
export async function getImagesOfCodes(table: Table, codes: readonly string[]): Promise<CodeImages[]> {
  const items = await batchGet(table, codes.map(codeImagesKey));
  const found = new Map(items.map((item) => [item['pk'], parseCodeImages(item)]));
  return codes.map((code) => found.get(codeImagesKey(code).pk) ?? { code, images: [], version: 0 });
}

/** @returns null for another type of item. */
export function parseCodeImages(item: Record<string, unknown> | null | undefined): CodeImages | null {
  return item?.['type'] === 'images' ? CodeImages.parse(item) : null;
}

/** Refused under the label `codeImages` where another change came between reading and writing it. */
export function writeCodeImages({ code, images, version }: CodeImages): Write {
  return {
    label: 'codeImages',
    Put: {
      Item: { ...codeImagesKey(code), type: 'images', code, images, version: version + 1 },
      ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
      ...(version > 0 && { ExpressionAttributeValues: { ':version': version } }),
    },
  };
}

/** Photos and pending ones. The stream's consumer deletes their files. @returns whether these were all */
export function clearImageItems(table: Table, code: string): Promise<boolean> {
  return clearPartition(table, codeImagesKey(code).pk);
}

export function writeNewUpload(upload: Upload): Write {
  return {
    label: 'upload',
    Put: {
      Item: { ...uploadKey(upload.code, upload.id), type: 'upload', version: 1, ...upload },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** @returns null for one that was processed, refused or has expired: items are deleted late. */
export async function getUpload(
  table: Table,
  code: string,
  id: string,
  nowSeconds: number,
): Promise<Upload | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: uploadKey(code, id), ConsistentRead: true }),
  );
  const upload = parseUpload(Item);
  return upload !== null && upload.expiresAt > nowSeconds ? upload : null;
}

/** @returns null for another type of item. */
export function parseUpload(item: Record<string, unknown> | null | undefined): Upload | null {
  return item?.['type'] === 'upload' ? Upload.parse(item) : null;
}

/** Refused under the label `upload` where it was deleted before: a photo is processed once. */
export function writeUploadTaken({ code, id }: Upload): Write {
  return {
    label: 'upload',
    Delete: { Key: uploadKey(code, id), ConditionExpression: 'attribute_exists(pk)' },
  };
}

/** Deletes an upload that is no valid photo; the stream's consumer deletes its file. */
export async function deleteUpload(table: Table, { code, id }: Upload): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: uploadKey(code, id) }));
}
