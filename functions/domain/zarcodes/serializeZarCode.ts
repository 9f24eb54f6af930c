import type { Edit } from '#functions/data/history.ts';
import type { OwnedCode } from '#functions/data/ownedCodes.ts';
import type { User } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import type {
  AreaZarCode,
  EditableZarCode,
  HistoryEntry,
  OwnerZarCode,
  PublicZarCode,
  ShownCard,
  ZarCodeCard,
} from '#shared/contract/zarCodeFields.ts';
import { formatCode } from '#shared/domain/code.ts';
import { provinceCentre } from '#shared/domain/provinces.ts';
import { areaFields, levelOf, type OpenedBy, type Viewer, viewOf } from '#shared/domain/visibility.ts';

/** What `viewOf` shows of a code. @returns null where it does not exist for them */
export function serializeCode(zarCode: ZarCode, viewer: Viewer): PublicZarCode | AreaZarCode | null {
  switch (viewOf(zarCode, viewer)) {
    case 'whole':
      return serializeWhole(zarCode);
    case 'area':
      return serializeArea(zarCode);
    case 'nothing':
      return null;
  }
}

/** Without anything about the owner. */
function serializeWhole(zarCode: ZarCode): PublicZarCode {
  const { ownerId: _, isCreatorCode: __, version: ___, kind: ____, ...rest } = zarCode;
  const { pointSource: _____, pointAccuracy: ______, residentConsent: _______, ...pinned } = rest;
  const { claimedAt: ________, madeBy: _________, ...known } = pinned;
  const { visibility, areaCentre, code, ...shown } = known;
  return { ...shown, id: code, zarcode: formatCode(code), country: 'South Africa' };
}

function serializeArea(zarCode: ZarCode): AreaZarCode {
  const { code, title, suburb, city, province, createdAt, updatedAt, creatorId, verified } = zarCode;
  const { visibility = 'area', areaCentre = provinceCentre[province] } = zarCode;
  return {
    id: code,
    zarcode: formatCode(code),
    title,
    suburb,
    city,
    province,
    country: 'South Africa',
    createdAt,
    updatedAt,
    ...(creatorId !== undefined && { creatorId }),
    ...(verified && { verified }),
    visibility,
    areaCentre,
  };
}

/** For who brought what opens it. */
export function serializeOpened(zarCode: ZarCode, openedBy: OpenedBy) {
  const { visibility = 'area' } = zarCode;
  return { ...serializeWhole(zarCode), visibility, openedBy };
}

/** What a person needs to see whether they meant it. */
export function serializeSuggestion({ code, city, province }: Pick<ZarCode, 'code' | 'city' | 'province'>) {
  return { zarcode: formatCode(code), city, province };
}

/** For its owner. */
export function serializeOwnerCode(zarCode: ZarCode, owner: User): OwnerZarCode {
  const { firstName, lastName, email } = owner;
  const { residentConsent } = zarCode;
  return {
    ...serializeEditableCode(zarCode),
    ...(residentConsent !== undefined && { residentConsent }),
    user: { firstName, lastName, email },
  };
}

/** For who sees all of it and may edit it. */
export function serializeEditableCode(zarCode: ZarCode): EditableZarCode {
  const { isCreatorCode, version, pointSource, pointAccuracy, claimedAt, madeBy } = zarCode;
  return {
    ...serializeWhole(zarCode),
    ...(pointSource !== undefined && { pointSource }),
    ...(pointAccuracy !== undefined && { pointAccuracy }),
    isCreatorCode,
    visibility: levelOf(zarCode),
    ...(claimedAt !== undefined && { claimedAt }),
    ...(madeBy !== undefined && { madeBy: madeBy.displayName }),
    version,
  };
}

/** For its owner, or an admin who has written all of it. */
export function serializeForEditor(zarCode: ZarCode, editor: User): OwnerZarCode | EditableZarCode {
  return editor.id === zarCode.ownerId ? serializeOwnerCode(zarCode, editor) : serializeEditableCode(zarCode);
}

type Card = Pick<
  OwnedCode,
  'code' | 'title' | 'latitude' | 'longitude' | 'suburb' | 'city' | 'province' | 'createdAt'
> & { readonly visibility?: ZarCode['visibility'] };

/** A row of a person's own list. */
export function serializeOwnCard(card: Card): ZarCodeCard {
  const { code, title, latitude, longitude, suburb, city, province, createdAt, visibility } = card;
  return {
    id: code,
    zarcode: formatCode(code),
    title,
    latitude,
    longitude,
    suburb,
    city,
    province,
    createdAt,
    ...(visibility !== undefined && { visibility }),
  };
}

/** A page of somebody else's list, without the codes that do not exist for the viewer. */
export const serializeCards = (cards: readonly Card[], ownerId: string, viewer: Viewer): ShownCard[] =>
  cards.flatMap((card) => serializeCard({ ...card, ownerId }, viewer));

/** A row of somebody else's list. @returns none where the code does not exist for them */
export function serializeCard(card: Card & { readonly ownerId: string }, viewer: Viewer): ShownCard[] {
  const { latitude, longitude, ...area } = serializeOwnCard(card);
  switch (viewOf(card, viewer)) {
    case 'whole':
      return [{ ...area, latitude, longitude }];
    case 'area':
      return [area];
    case 'nothing':
      return [];
  }
}

/** The edits of a code as far as they may be shown: of an area, those of its names only. */
export function serializeHistory(
  zarCode: ZarCode,
  edits: readonly Edit[],
  viewer: Viewer,
): readonly HistoryEntry[] {
  switch (viewOf(zarCode, viewer)) {
    case 'whole':
      return edits;
    case 'area':
      return edits.map((edit) => ({ ...edit, from: areaOf(edit.from), to: areaOf(edit.to) }));
    case 'nothing':
      return [];
  }
}

const areaOf = (place: HistoryEntry['from']): HistoryEntry['from'] =>
  Object.fromEntries(areaFields.flatMap((name) => (name in place ? [[name, place[name]]] : [])));
