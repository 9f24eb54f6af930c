import type { OwnedCode } from '#functions/data/ownedCodes.ts';
import type { User } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import type {
  EditableZarCode,
  OwnerZarCode,
  PublicZarCode,
  ZarCodeCard,
} from '#shared/contract/zarCodeFields.ts';
import { formatCode } from '#shared/domain/code.ts';

/** Without anything about the owner. */
export function serializePublicCode(zarCode: ZarCode): PublicZarCode {
  const { ownerId: _, isCreatorCode: __, version: ___, kind: ____, ...rest } = zarCode;
  const { pointSource: _____, pointAccuracy: ______, code, ...shown } = rest;
  return { ...shown, id: code, zarcode: formatCode(code), country: 'South Africa' };
}

/** What a person needs to see whether they meant it. */
export function serializeSuggestion({ code, city, province }: Pick<ZarCode, 'code' | 'city' | 'province'>) {
  return { zarcode: formatCode(code), city, province };
}

export function serializeOwnerCode(zarCode: ZarCode, owner: User): OwnerZarCode {
  const { firstName, lastName, email } = owner;
  return { ...serializeEditableCode(zarCode), user: { firstName, lastName, email } };
}

/** For admins, who may edit it. */
export function serializeEditableCode(zarCode: ZarCode): EditableZarCode {
  const { isCreatorCode, version, pointSource, pointAccuracy } = zarCode;
  return {
    ...serializePublicCode(zarCode),
    ...(pointSource !== undefined && { pointSource }),
    ...(pointAccuracy !== undefined && { pointAccuracy }),
    isCreatorCode,
    version,
  };
}

export function serializeForEditor(zarCode: ZarCode, editor: User): OwnerZarCode | EditableZarCode {
  return editor.id === zarCode.ownerId ? serializeOwnerCode(zarCode, editor) : serializeEditableCode(zarCode);
}

type Card = Pick<
  OwnedCode,
  'code' | 'title' | 'latitude' | 'longitude' | 'suburb' | 'city' | 'province' | 'createdAt'
>;

export function serializeCard({ code, ...shown }: Card): ZarCodeCard {
  return { ...shown, id: code, zarcode: formatCode(code) };
}
