import { writeNewUpload } from '#functions/data/images.ts';
import { transact } from '#functions/data/transact.ts';
import { checkCodeLives } from '#functions/data/zarcodes.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Services } from '#functions/lib/dependencies.ts';
import { uploadForm } from '#functions/services/images.ts';
import type { ImageUpload } from '#shared/contract/images.ts';
import type { ImageType } from '#shared/domain/images.ts';
import type { Remember } from '#functions/lib/idempotency.ts';

/** Ten megabytes need twenty minutes where a phone has 64 kbit/s. */
const keptMs = 3600_000;

interface Announced {
  readonly originalFilename: string;
  readonly contentType: ImageType;
  readonly fileSize: number;
}

/** Announces a photo, and makes the form by which the browser sends it to the bucket. */
export async function beginUpload(
  services: Services,
  code: string,
  { originalFilename, contentType, fileSize }: Announced,
  remember: Remember<ImageUpload>,
): Promise<ImageUpload> {
  const id = services.newId('img');
  const now = services.now();
  const expiresAt = new Date(now.getTime() + keptMs);
  const form = uploadForm(services.config, { code, id }, { contentType, bytes: fileSize, now, expiresAt });
  const answer = { id, ...form, expiresAt: expiresAt.toISOString() };
  await transact(services.table, [
    checkCodeLives(code),
    writeNewUpload({ id, code, originalFilename, expiresAt: epochSeconds(expiresAt) }),
    ...remember(answer),
  ]);
  return answer;
}
