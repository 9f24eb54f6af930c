import type { CodeImages } from '#functions/data/images.ts';
import type { AreaZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { stepSentence } from '#shared/domain/guideWords.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import type { CodeCard } from '#shared/domain/shareCard.ts';

interface CardOfCode {
  readonly card: CodeCard;
  /** Of the photo in the place of the map; null for none. */
  readonly photoId: string | null;
}

/**
 * What a code's share card shows.
 * @param shown what `serializeCode` shows to a visitor
 */
export function cardOfCode(shown: PublicZarCode | AreaZarCode, { images }: CodeImages): CardOfCode {
  const { zarcode, title, suburb, city, province } = shown;
  const base = { kind: 'code', code: zarcode, title, place: placeLine(suburb, city), province } as const;
  if ('areaCentre' in shown) return { card: { ...base, step: null, spot: null }, photoId: null };
  const { latitude, longitude, guide } = shown;
  const [first] = guide?.steps ?? [];
  const step = first === undefined ? null : { landmark: first.landmark, sentence: stepSentence(first) };
  // A photo of the gate may have been deleted since.
  const photo =
    images.find(({ id }) => id === guide?.gatePhotoId) ?? images.find(({ isFeatured }) => isFeatured);
  return { card: { ...base, step, spot: { latitude, longitude } }, photoId: photo?.id ?? null };
}
