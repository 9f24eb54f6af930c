import type { ImageUpload } from '#shared/contract/images.ts';
import type { NewUpload } from './beginUpload.ts';

export function serializeUpload({ id, form, expiresAt }: NewUpload): ImageUpload {
  return { id, ...form, expiresAt: expiresAt.toISOString() };
}
