import { exportDays } from '#shared/contract/exports.ts';
import { localKeys, region } from './access.ts';
import type { DataFolder } from './dataFolder.ts';
import { startEngine } from './engine.ts';
import { startMail } from './mail.ts';
import { freePort } from './ports.ts';
import { startS3 } from './s3.ts';
import { endStaleEngine, rememberEngine } from './staleEngine.ts';

export const imagesBucket = 'images';
export const exportsBucket = 'exports';
/** The same as in the bucket's lifecycle rule. */
const uploadTtlMs = 24 * 3600_000;
const exportTtlMs = exportDays * 24 * 3600_000;

interface CloudPartsOptions {
  readonly folder: DataFolder;
  readonly host: string;
  /** 0 uses a free one. */
  readonly sesPort: number;
  readonly s3Port: number;
}

/** Starts the local DynamoDB, SES and S3, which `parts` stops. */
export async function startCloudParts(
  { folder, host, sesPort, s3Port }: CloudPartsOptions,
  parts: AsyncDisposableStack,
) {
  const pidFile = folder.file('engine.pid');
  await endStaleEngine(pidFile, folder.path);
  const [engine, mail, s3] = await Promise.all([
    startEngine(folder.file('dynamodb')),
    startMail(host, sesPort === 0 ? await freePort() : sesPort, {
      file: folder.file('mail.db'),
    }),
    startS3({
      host,
      port: s3Port,
      folder: folder.file('s3'),
      buckets: [imagesBucket, exportsBucket],
      access: { region, ...localKeys },
    }),
  ]);
  parts.defer(() => engine.stop());
  parts.defer(() => mail.stop());
  parts.defer(() => s3.stop());
  rememberEngine(pidFile, engine.child.pid);
  const images = s3.bucket(imagesBucket);
  await images.expire('uploads/', uploadTtlMs);
  for (const folder of ['exports/', 'imports/']) await s3.bucket(exportsBucket).expire(folder, exportTtlMs);
  return { engine, mail, s3, images };
}
