import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { CopyObjectCommand, HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bucketName, stages } from '#infra/stage.ts';
import { type AwsAccount, readAccountId } from '#scripts/deploy/awsAccount.ts';
import { imagesBucket } from '#scripts/local/cloudParts.ts';
import { openObjects } from '#scripts/local/objects.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { replacedTag } from '#shared/contract/basemap.ts';

/** Where the files of our own map are: in the images' bucket, below the path that the edge serves from it. */
export interface BasemapStore {
  /** Whether the file is there: a bucket that was restored or made anew may lack what the setting names. */
  has(file: string): Promise<boolean>;
  /** @param progress called with a share from 0 to 1 */
  upload(file: string, path: string, progress: (share: number) => void): Promise<void>;
  /** The file goes after a week, when nobody has a page open any more that reads it. */
  retire(file: string): Promise<void>;
}

const keyOf = (file: string) => `api/images/basemaps/${file}`;
const headers = {
  'content-type': 'application/vnd.pmtiles',
  // Its name changes with its content.
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

/** S3's parts are at least 5 MB and at most 10,000: enough for 80 GB. */
const partBytes = 8 * 1024 * 1024;

/** `za-` and what its content hashes to: the edge keeps a file for a year under its name. */
export async function nameOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return `za-${hash.digest('hex').slice(0, 16)}.pmtiles`;
}

export async function stageStore(stage: string, access: AwsAccount): Promise<BasemapStore> {
  // The bucket has the account in its name.
  const account = await readAccountId(access);
  if (account === null) throw new StartFailure('AWS does not accept these credentials.');
  const s3 = new S3Client({ ...access, forcePathStyle: access.endpoint !== undefined });
  const Bucket = bucketName({ ...stages.emulator, name: stage, account }, 'images');
  return {
    async has(file) {
      try {
        await s3.send(new HeadObjectCommand({ Bucket, Key: keyOf(file) }));
        return true;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    },
    async upload(file, path, progress) {
      const upload = new Upload({
        client: s3,
        partSize: partBytes,
        params: {
          Bucket,
          Key: keyOf(file),
          Body: createReadStream(path),
          ContentType: headers['content-type'],
          CacheControl: headers['cache-control'],
        },
      });
      upload.on('httpUploadProgress', ({ loaded = 0, total }) => {
        if (total !== undefined) progress(loaded / total);
      });
      await upload.done();
    },
    async retire(file) {
      // A rule of the bucket deletes what has the tag, counted from when it was written: so it is written anew.
      await s3.send(
        new CopyObjectCommand({
          Bucket,
          Key: keyOf(file),
          CopySource: `${Bucket}/${keyOf(file)}`,
          MetadataDirective: 'REPLACE',
          ContentType: headers['content-type'],
          CacheControl: headers['cache-control'],
          TaggingDirective: 'REPLACE',
          Tagging: `${replacedTag.key}=${replacedTag.value}`,
        }),
      );
    },
  };
}

export function localStore(dataDir: string): BasemapStore {
  const objects = openObjects(join(dataDir, 's3', imagesBucket));
  return {
    has: async (file) => (await objects.getPart(keyOf(file), { start: 0, end: 0 })) !== null,
    upload: (file, path) => objects.putFile(keyOf(file), headers, path),
    retire: (file) => objects.delete(keyOf(file)),
  };
}
