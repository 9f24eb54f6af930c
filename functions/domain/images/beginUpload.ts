import { writeNewUpload } from '#functions/data/images.ts';
import { transact } from '#functions/data/transact.ts';
import { checkCodeLives } from '#functions/data/zarcodes.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { SaveResponse } from '#functions/lib/idempotency.ts';
import { uploadForm } from '#functions/services/images.ts';
import type { ImageUpload } from '#shared/contract/images.ts';
import type { ImageType } from '#shared/domain/images.ts';

/** Ten megabytes need twenty minutes where a phone has 64 kbit/s. */
const ttlMs = 3600_000;

interface Announced {
  readonly originalFilename: string;
  readonly contentType: ImageType;
  readonly fileSize: number;
}

/** Announces a photo, and makes the form by which the browser sends it to the bucket. */
export async function beginUpload(
  deps: Dependencies,
  code: string,
  { originalFilename, contentType, fileSize }: Announced,
  saveResponse: SaveResponse<ImageUpload>,
): Promise<ImageUpload> {
  const id = deps.newId('img');
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + ttlMs);
  const form = uploadForm(deps.config, { code, id }, { contentType, bytes: fileSize, now, expiresAt });
  const answer = { id, ...form, expiresAt: expiresAt.toISOString() };
  await transact(deps.table, [
    checkCodeLives(code),
    writeNewUpload({ id, code, originalFilename, expiresAt: epochSeconds(expiresAt) }),
    ...saveResponse(answer),
  ]);
  return answer;
}
