import type { Guide } from '#functions/data/guide.ts';
import { getCodeImages } from '#functions/data/images.ts';
import type { Table } from '#functions/data/table.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { GuideInput } from '#shared/contract/guideInput.ts';
import { toSevenDecimals } from '#shared/domain/coordinates.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { guideMessages, isEmptyGuide, maxPointDistanceKm } from '#shared/domain/guide.ts';

/**
 * The guide as it is stored, without what is empty; null where nothing is left.
 * @throws 400 where a point is too far away or the photo is another code's, 422 where a point is outside South Africa
 */
export async function acceptGuide(
  table: Table,
  zarCode: ZarCode,
  given: Omit<GuideInput, 'version'>,
): Promise<Guide | null> {
  const { steps, points, arrival, phone, gatePhotoId } = given;
  await checkPoints(zarCode, points);
  if (gatePhotoId !== undefined && gatePhotoId !== zarCode.guide?.gatePhotoId)
    await checkPhoto(table, zarCode.code, gatePhotoId);
  const guide: Guide = {
    steps: steps.map(({ text, ...step }) => ({ ...step, ...(text && { text }) })),
    points: points.map(({ note, ...point }) => ({
      ...point,
      latitude: toSevenDecimals(point.latitude),
      longitude: toSevenDecimals(point.longitude),
      ...(note && { note }),
    })),
    ...(arrival && { arrival }),
    ...(phone && { phone }),
    ...(gatePhotoId !== undefined && { gatePhotoId }),
  };
  return isEmptyGuide(guide) ? null : guide;
}

async function checkPoints(zarCode: ZarCode, points: GuideInput['points']): Promise<void> {
  if (points.length === 0) return;
  // The outlines of the provinces, which are read when they are first needed.
  const { isInSouthAfrica } = await import('#shared/domain/geography.ts');
  const outside = points.findIndex(({ latitude, longitude }) => !isInSouthAfrica(latitude, longitude));
  if (outside >= 0) {
    const fields = { [`points.${outside}.latitude`]: guideMessages.outside };
    throw new ApiError('outside_south_africa', guideMessages.outside, { fields });
  }
  const far = points.findIndex((point) => distanceKm(zarCode, point) > maxPointDistanceKm);
  if (far >= 0) throw refused(`points.${far}.latitude`, guideMessages.tooFar);
}

/** Also one that is not ready yet, or was deleted. */
async function checkPhoto(table: Table, code: string, id: string): Promise<void> {
  const { images } = await getCodeImages(table, code, true);
  const photo = images.find((image) => image.id === id);
  if (photo === undefined) throw refused('gatePhotoId', guideMessages.photo);
  if (photo.hasSmall !== true) throw refused('gatePhotoId', guideMessages.oldPhoto);
}

const refused = (field: string, message: string) =>
  new ApiError('invalid_request', message, { fields: { [field]: message } });
