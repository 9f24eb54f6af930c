import {
  DeleteObjectsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { kindOf, type WebFile } from './webFiles.ts';

interface Uploaded {
  /** Keys that were written or deleted. */
  readonly changed: readonly string[];
}

/**
 * Uploads the files that differ, each kind after the one before, and deletes others. Hashed files of earlier builds are
 * not deleted, because a page that is still open may request them; they cost a cent a year.
 */
export async function uploadWeb(s3: S3Client, bucket: string, files: readonly WebFile[]): Promise<Uploaded> {
  const uploaded = await listEtags(s3, bucket);
  const different = files.filter(({ key, md5 }) => uploaded.get(key) !== md5);
  for (const kind of Map.groupBy(different, ({ key }) => kindOf(key)).values()) {
    await Promise.all(kind.map((file) => put(s3, bucket, file)));
  }
  const built = new Set(files.map(({ key }) => key));
  const removed = [...uploaded.keys()].filter((key) => !built.has(key) && kindOf(key) !== 'assets');
  if (removed.length > 0) {
    const Objects = removed.map((Key) => ({ Key }));
    await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
  }
  return { changed: [...different.map(({ key }) => key), ...removed] };
}

async function put(s3: S3Client, bucket: string, file: WebFile): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: file.key,
      Body: file.body,
      ContentType: file.contentType,
      CacheControl: file.cacheControl,
    }),
  );
}

async function listEtags(s3: S3Client, bucket: string): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket: bucket })) {
    for (const { Key, ETag } of page.Contents ?? []) {
      if (Key !== undefined) etags.set(Key, (ETag ?? '').replaceAll('"', ''));
    }
  }
  return etags;
}
