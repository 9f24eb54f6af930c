import { checkAccountLives } from '#functions/data/accountEnd.ts';
import { writeNewUpload } from '#functions/data/images.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { checkCodeLives, type ZarCode } from '#functions/data/zarcodes.ts';
import { sessionExpired, zarCodeNotFound } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PostForm } from '#functions/services/postForm.ts';
import type { ImageType } from '#shared/domain/images.ts';

/** Ten megabytes need twenty minutes where a phone has 64 kbit/s. */
const ttlMs = 3600_000;

interface AnnouncedFile {
  readonly originalFilename: string;
  readonly contentType: ImageType;
  readonly fileSize: number;
}

export interface NewUpload {
  readonly id: string;
  /** By which the browser sends the file to the bucket. */
  readonly form: PostForm;
  readonly expiresAt: Date;
}

/**
 * @param alsoWrite what belongs into the transaction that stores the upload
 * @throws 404 where the code was deleted meanwhile, 401 where its owner's account was, ConditionFailed where a write of
 * `alsoWrite` was refused.
 */
export async function beginUpload(
  deps: Dependencies<'images'>,
  { code, ownerId }: Pick<ZarCode, 'code' | 'ownerId'>,
  { originalFilename, contentType, fileSize }: AnnouncedFile,
  alsoWrite: (upload: NewUpload) => readonly Write[],
): Promise<NewUpload> {
  const id = deps.newId('img');
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + ttlMs);
  const form = deps.images.uploadForm({ code, id }, { contentType, bytes: fileSize, now, expiresAt });
  const upload = { id, form, expiresAt };
  await transact(deps.table, [
    checkCodeLives(code),
    // The erasure of a person does not come back to a code that stays without them.
    checkAccountLives(ownerId),
    writeNewUpload({ id, code, originalFilename, expiresAt: epochSeconds(expiresAt) }),
    ...alsoWrite(upload),
  ]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.labels.includes('account')) throw sessionExpired(error);
    throw error.labels.includes('code') ? zarCodeNotFound() : error;
  });
  return upload;
}
