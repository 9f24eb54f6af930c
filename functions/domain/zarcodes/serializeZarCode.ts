import type { User } from '#functions/data/users.ts';
import type { OwnedCode, ZarCode } from '#functions/data/zarcodes.ts';
import type { OwnerZarCode, PublicZarCode, ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';

/** Without anything about the owner. */
export function serializePublicCode(zarCode: ZarCode): PublicZarCode {
  const { ownerId: _, isCreatorCode: __, version: ___, code, ...shown } = zarCode;
  return { ...shown, id: code, zarcode: formatCode(code), country: 'South Africa' };
}

export function serializeOwnerCode(zarCode: ZarCode, owner: User): OwnerZarCode {
  const { firstName, lastName, email } = owner;
  const { isCreatorCode } = zarCode;
  return { ...serializePublicCode(zarCode), isCreatorCode, user: { firstName, lastName, email } };
}

export function serializeCard({ code, ...shown }: OwnedCode): ZarCodeCard {
  return { ...shown, id: code, zarcode: formatCode(code) };
}
